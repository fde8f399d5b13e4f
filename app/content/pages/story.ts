import type { StoryPage } from "../schema/pages.ts";

export const storyPage: StoryPage = {
  seo: {
    title: "Our story, from one ferry line to fifty engineers",
    description:
      "Two founders and a ferry line in 1991, a quiet midnight in 2000, a night phone in 2010, and a firm sold to its own staff in 2015.",
  },
  banner: {
    title: "Our Story",
    lead: "Thirty-five years, four turning points, and one program that has been in use throughout.",
    picture: { image: "page-story", alt: "" },
  },
  opening: {
    label: "How it began",
    heading: "It began with a queue of cars.",
    text: [
      "In the summer of 1990 a ferry line sold the same car deck twice on one Saturday. Edward Alder, who ran its accounts, was sent to the quay to apologise to forty drivers. Henrik Dahl, who had programmed cranes, was the eleventh in the queue.",
      "They talked for the three hours until the next sailing. By the end they had drawn a booking system on the back of a timetable, with one rule at the top: a place that is sold is gone. They started the firm the following March to build it.",
      "The rule has been rewritten in four programming languages since. Its wording is unchanged.",
    ],
  },
  film: {
    heading: "The firm in half a minute.",
    text: "Built from the same blocks as the pictures on this site. There is no sound to turn down, and the captions carry the story.",
    label: "Watch our story",
    picture: { image: "hero-modernise", alt: "" },
  },
  history: {
    heading: "Four years that changed the firm.",
    note: "In each of them we could have stopped or sold. This is what we did instead.",
  },
  timeline: [
    {
      year: "1991",
      title: "Two people, one ferry line",
      text: "Edward and Henrik rent a room above a chandler’s shop and write their booking system. It goes live on a Monday with the paper ledger still open beside it, and for six weeks a clerk fills in both. When they have agreed for thirty days, the ledger is closed.",
    },
    {
      year: "2000",
      title: "Nothing happened",
      text: "Forty-one clients enter the new year without an outage. The work had begun in 1996 with a list of every date field in every program. Henrik spends midnight in a client’s machine room, writes the word quiet in the log, and drives home.",
    },
    {
      year: "2010",
      title: "The night phone",
      text: "Until now we handed systems over and left. A hospital asks us to run one too, and a rota of two engineers starts that spring. Within a year night-time faults have fallen by half, because the authors of the code are now the ones it wakes.",
    },
    {
      year: "2015",
      title: "Sold, to ourselves",
      text: "Edward retires and turns down two offers from larger firms. The staff buys the company instead, with a loan that takes six years to pay off. Mara Lindqvist becomes managing director. Henrik sells his shares with a clause that lets him go on programming.",
    },
  ],
  today: {
    label: "Today",
    heading: "Still working for the first client.",
    text: [
      "The ferry line renews every three years. Its crews have changed, its ships have changed, and the deck has not been sold twice since. About fifty engineers work here now. A third of them joined straight from college and stayed.",
      "We turn down more work than we take. A new client means two people who will learn a system for years, and we have only so many pairs.",
    ],
    facts: [
      { label: "Oldest system in our care", value: "35 years" },
      { label: "Versions of it so far", value: "4" },
      { label: "Outside shareholders", value: "None" },
    ],
    link: { label: "See who works here", to: "/about" },
  },
};
