import { z } from "zod";
import { company, foundingYear } from "../company.ts";
import { film, page } from "../schema/page.ts";
import { fact, headline, label, link, paragraph, section, title } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  opening: z.strictObject({ label, heading: headline, text: paragraph.array().min(2).max(3) }),
  film,
  history: section,
  timeline: z
    .strictObject({ year: z.string().regex(/^\d{4}$/, "is not a year"), title, text: paragraph })
    .array()
    .length(4),
  today: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(3),
    link,
  }),
});

export type StoryPage = z.infer<typeof schema>;

export const storyPage: StoryPage = {
  seo: {
    title: "Our story, from one ferry line to 1160+ clients",
    description: `Edward, Henrik and a ferry line in ${foundingYear}, a quiet midnight in 2000, round-the-clock cover from 2010, and how the staff came to own the firm.`,
  },
  banner: {
    title: "Our Story",
    lead: `${company.yearsOfExperience} years in four turning points, and one program that’s been in use the whole time.`,
    picture: { image: "page-story", alt: "" },
  },
  opening: {
    label: "How it began",
    heading: "It began with a queue of cars",
    text: [
      "In the summer of 1990 a ferry line, Haaf Line, sold the same car deck twice. Edward Alder, who kept its accounts, was sent down to the quay to apologise to the drivers. One of them was Henrik Dahl, a crane programmer with three hours to kill until the next sailing.",
      "They got talking, and by the time the ferry came in they’d drawn a booking system on the back of a timetable. Its first line read “A place that’s sold is gone”. The following March they started a firm to build it.",
      "The rule has been written in four programming languages since then, and its wording hasn’t changed.",
    ],
  },
  film: {
    heading: "Company intro film",
    text: "Thirty-five seconds about what we do, built from the same blocks as the pictures on this site. It has captions instead of sound.",
    label: "Watch our story",
    transcriptLabel: "Read the transcript",
    picture: { image: "hero-modernise", alt: "" },
  },
  history: {
    label: "Our history",
    heading: "Four years that changed the firm",
    note: "In each of them we could have stopped or sold up.",
  },
  timeline: [
    {
      year: foundingYear,
      title: "A room above a chandler’s shop",
      text: "Edward and Henrik rent the room and write their booking system. It goes live with the paper ledger still open beside it, and a clerk fills in both until they’ve agreed for a month. Other harbours ask for the same thing, so it becomes a package. Within five years more than 200 of them use it, from Orkney to Bergen.",
    },
    {
      year: "2000",
      title: "Nothing happened",
      text: "From 1996 we go through other people’s programs looking for dates that will fail at the turn of the century. Each check takes a week or so, and 460 companies ask for one. All of them enter the new year without an outage. Henrik spends midnight in a client’s machine room, writes “quiet” in the log and drives home.",
    },
    {
      year: "2010",
      title: "Round the clock",
      text: "We’ve always looked after what we build, but only in office hours. Then a hospital asks what happens at 3 a.m. A rota starts that spring, and the first care plans follow. Within a year faults after hours have halved, because the people who write the code are now the ones it wakes up.",
    },
    {
      year: "2015",
      title: "Sold, to ourselves",
      text: "Edward retires and turns down offers from larger firms. The staff buy the company instead, with a loan that takes six years to pay off, and Mara Lindqvist becomes managing director. Henrik sells his shares on condition that he can go on programming, and he still does.",
    },
  ],
  today: {
    label: "Today",
    heading: "Still working for our first client",
    text: [
      `Since ${foundingYear} Haaf Line has replaced its ships and most of its crews, and it hasn’t sold the same deck twice. If you count every harbour and every year-2000 check, we’ve now worked for more than 1,160 clients on more than 1,545 projects. About 180 of those clients have a care plan with us today.`,
      "Just over fifty people work here, a third of whom joined straight from college. We take on a dozen larger projects at a time, mostly with three people each, and turn the rest away. The other colleagues test, look after care plans and run the firm. There are 25 awards in the corridor, the first from 1998. The one we’re proudest of is Northern Employee-Owned Firm of the Year, from 2019.",
    ],
    facts: [
      { label: "Oldest system in our care", value: `${company.yearsOfExperience} years` },
      { label: "Versions of it so far", value: "4" },
      { label: "Clients on a care plan", value: "180" },
    ],
    link: { label: "See who works here", to: "/about" },
  },
};
