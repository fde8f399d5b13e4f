import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "Three numbers a board should see on Monday",
  seo: {
    title: "One sheet of board figures, every Monday",
    description:
      "A 74-page board pack became one sheet with three figures: first promises kept, the oldest open problem, and cash in thirteen weeks beside last week’s guess.",
  },
  image: {
    image: "post-monday-numbers",
    alt: "Seven columns of blocks for the days of a week, the first by far the tallest and topped in amber.",
  },
  date: "2026-09-30",
  category: "Analytics",
  author: "amira",
  teaser:
    "Page 51 of the board pack had been blank since April, and the directors hadn’t noticed. So we started again with a single sheet.",
  opening: [
    "Last winter a packaging maker in Bradford asked my team to produce its board pack faster. The pack had 74 pages and cost two analysts four days a month. Page 51 had been blank since April, and it never came up in the minutes. We proposed something smaller, a single sheet of paper with three numbers on it, printed at seven every Monday morning.",
    "They’ve been using it since January. You may well need different numbers, but the way of choosing them should carry over.",
  ],
  parts: [
    {
      heading: "One: first promises kept",
      text: [
        "This is the share of last week’s orders that left on the date the customer was given first, and “first” is the word that matters. The company already reported 96% on time, in all honesty. When a date slipped, the order system overwrote it, and the report compared the lorry with the newest version. Measured against the original date, it was 76%.",
        "The old dates were still in the audit table, so we could work out the true figure for the past three years. It went on the wall as a line. The managing director looked at it for a while and said that it explained a lot of conversations with customers.",
      ],
    },
    {
      heading: "Two: the age of the oldest open problem",
      text: [
        "Every firm counts complaints, and most report the average time to close one. An average rewards closing the easy ones. Here it was a respectable six days, while a dairy in Skipton had been waiting 128 for an answer about lids that didn’t fit.",
        "The sheet shows the oldest case, in days, with the customer’s name and the name of the person who has it. Unlike an average, a maximum can’t be diluted. To make the figure better you have to pick up the one case that everybody has learned to walk around, and there’s always exactly one of those at the top.",
      ],
    },
    {
      heading: "Three: cash in thirteen weeks, and last week’s guess",
      text: [
        "Thirteen weeks is far enough ahead to act and near enough to know. The sheet gives the expected balance at the end of them and, next to it, what the same forecast said seven days ago. That second number does the work. If the forecast moves by £300,000 in a week without any news, it was never a forecast.",
        "At first it swung wildly, for a dull reason. Sales entered big orders at the date they hoped for, and finance took those dates at face value. With the two columns printed side by side, the dates became realistic within five weeks, and it didn’t take a policy to do it.",
      ],
    },
    {
      heading: "How to choose your own",
      text: [
        "We didn’t start from a list of indicators. We asked each director which decision they’d taken in the past year that they’d have taken differently with one more fact, and we wrote down the fact. From seven people we got nineteen facts, and put each one through the same test. It has to be able to spoil the morning of somebody in the room, and that person has to be able to do something about it by the end of the week.",
        "Margins by product line failed the second half, and website visits failed the first. Three of the nineteen were left. The technical part took eight days after that and wouldn’t impress anyone. It’s a nightly load through Tidemark, a few SQL views and a page that prints itself. The agreements took longer, and these are the ones I’d insist on.",
      ],
      list: [
        "Each definition is one sentence and one view, under version control. Changing it takes two signatures, one of them from outside the department it judges.",
        "Next to every figure is the name of a person you can ask about it at eight o’clock.",
        "There are no traffic lights, because green tells a director to stop reading.",
        "If the load fails, the sheet says so and prints last week’s figures with last week’s date.",
        "Corrections appear on the next sheet, in the same type size as the error.",
      ],
    },
    {
      heading: "What became of the 74 pages",
      text: [
        "By the end of August first promises kept had gone from 76% to 92%, and the oldest problem was 16 days old. Part of this is surely attention, which wears off, so the board has agreed to replace any number that hasn’t started a conversation for a quarter. The cash figure is the likeliest to go. It’s become so steady that hardly anyone talks about it, which I’m told is what finance wanted all along.",
        "The pack still exists, by the way. It comes out once a quarter, for the two people who turned out to read it. One of them had noticed page 51.",
      ],
    },
  ],
  pullQuote:
    "You can improve an average without helping the customer who’s waited longest. You can’t do that to a maximum.",
};
