import type { Post } from "../schema/blog.ts";

export const threeNumbersOnMonday: Post = {
  slug: "three-numbers-on-monday",
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
    "Page 51 of the board pack had been blank since April. No director had noticed, so we started again with a single sheet.",
  opening: [
    "Last winter a packaging maker in Bradford asked my team to produce its board pack faster. The pack had 74 pages and cost two analysts four days a month. Page 51 had been blank since April, and the minutes never mentioned it. We proposed something smaller: one sheet of paper, printed at seven on Monday morning, with three numbers on it.",
    "They have used it since January. Yours may need different numbers. The way of choosing them should carry over.",
  ],
  parts: [
    {
      heading: "One: first promises kept",
      text: [
        "This is the share of last week’s orders that left on the date the customer was given first. The word that matters is “first”. The company already reported 97 per cent on time, and nobody was cheating. When a date slipped, the order system overwrote it, and the report compared the lorry with the newest version. Measured against the original date, it was 81.",
        "The old dates were still in the audit table, so the true figure could be had for three years back. It went on the wall as a line. The managing director looked at it for a while and said that it explained the telephone.",
      ],
    },
    {
      heading: "Two: the age of the oldest open problem",
      text: [
        "Every firm counts complaints and most report the average time to close one. An average rewards closing the easy ones. Here it stood at a respectable six days, while a dairy in Skipton had been waiting 143 for an answer about lids that did not fit.",
        "The sheet shows the oldest case, in days, with the customer’s name and the name of the person who has it. A maximum cannot be diluted. To make the figure better you have to pick up the one case that everybody has learned to walk around, and there is always exactly one of those at the top.",
      ],
    },
    {
      heading: "Three: cash in thirteen weeks, and last week’s guess",
      text: [
        "Thirteen weeks is far enough to act and near enough to know. The sheet gives the expected balance at the end of them and, beside it, what the same forecast said seven days ago. The second number does the work. If the forecast moves by £300,000 in a week without news, then it was never a forecast.",
        "For the first two months it swung wildly. The cause was dull: sales entered big orders at the hoped-for date and finance took them at face value. Once both columns were printed next to each other the dates became honest within five Mondays, and not one policy had been written.",
      ],
    },
    {
      heading: "How to make the sheet",
      text: [
        "The technical part took nine days and would not impress anyone: a nightly load from the order and accounts systems, three SQL views, a page that prints itself. The agreements took longer and mattered more.",
      ],
      list: [
        "Each definition is one sentence and one view, kept under version control. Changing it takes two signatures, one of them from outside the department it judges.",
        "Every figure carries the name of one person who can be asked about it at eight o’clock.",
        "No traffic lights. Green tells a director to stop reading.",
        "If the load fails, the sheet says so and prints last week’s figures with last week’s date.",
        "Corrections appear on the next sheet, in the same type size as the error.",
      ],
    },
    {
      heading: "What it did, and what it cannot do",
      text: [
        "We needed that last rule at once. The very first sheet counted cancelled orders as kept promises and showed 94. A foreman noticed. The second sheet opened with the correction, and I am told trust in it dates from then.",
        "By the end of August first promises kept had gone from 81 to 93 per cent, and the oldest problem was 19 days old. Part of this is surely attention, which wears off. So the board has agreed to replace any number that has not started a conversation for a quarter.",
        "Here is the test I would put to a candidate. It must be able to spoil the morning of someone in the room, and that person must be able to do something about it by Friday. Margins by product line fail the second half. Website visits fail the first. Most of the 74 pages failed both, and they are still produced, once a quarter, for the two people who turned out to read them.",
      ],
    },
  ],
  pullQuote:
    "An average can be improved without helping the customer who has waited longest. A maximum cannot.",
};
