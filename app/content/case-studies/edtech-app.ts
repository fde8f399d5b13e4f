import { city } from "../company.ts";
import type { CaseStudyEntry } from "../schema/work.ts";

/** Minutes per pupil: a week of five lessons of twelve minutes, and the practice in it. */
const week = 5 * 12;
const practice = { before: 42, after: 55 };

export const caseStudy: CaseStudyEntry = {
  title: "EdTech app",
  seo: {
    title: "EdTech app that works offline in schools",
    description:
      "Numeral’s maths practice works without a connection in 1,100 schools. In the 870 that we could compare, pupils practise 31% longer in the same lessons.",
  },
  client: "Numeral",
  industry: "Education",
  industryKey: "education-elearning",
  summary:
    "Works offline in 1,100 schools. In the 870 that can be compared, practice time per pupil is up 31%.",
  image: { image: "case-edtech-app", alt: "" },
  service: "cross-platform-app-development",
  engagement: {
    from: "2024-12",
    to: "2025-09",
    people: 3,
    days: 555,
    price: 412_000,
    firstVersion: { weeks: 12, people: 3, price: 128_000 },
  },
  facts: [
    { label: "Team", value: `Three in ${city}, and Numeral’s own in Pune` },
    { label: "Live since", value: "June 2025 in India, September in the UK" },
    { label: "Scale", value: "1,100 schools, 287,000 pupils" },
  ],
  problem: {
    heading: "One lesson in four began with a spinning wheel",
    text: [
      "Numeral sets maths practice for pupils from seven to fourteen. In a primary school outside Nagpur, thirty tablets share a router that shares a mast. In a valley in Powys the line is better, but the county’s content filter takes eight seconds per page. Teachers in both places told us the same thing. They had twelve minutes a day for practice, and nearly four of them were gone before the first sum.",
      "Logs from the autumn of 2024 bore them out. In 26% of lessons at least one device lost its connection, and when it did, the unfinished exercise was thrown away. The schools weren’t going to get a better line for years, so the brief was short. Assume there isn’t one.",
    ],
  },
  approach: {
    heading: "Treat the network as a visitor who sometimes drops in",
    steps: [
      {
        title: "A term on the tablet",
        text: "A term of exercises for one year group fits into 36 megabytes, with every formula drawn as text and every picture as a vector. Marking happens on the device, and so does the choice of the next exercise, by rules that Numeral’s teachers wrote and can read.",
      },
      {
        title: "One codebase on odd machines",
        text: "We counted 187 models of tablet and Chromebook, plus iPads in some English schools. A web application in a thin Capacitor shell, with a real SQLite file underneath, covers them all. It’s ready to use within two seconds on a tablet from 2018. Pupils share devices, so they sign in by picking their name and three pictures in order, which an eight-year-old can do in ten seconds.",
      },
      {
        title: "Putting answers in order",
        text: "Results travel when a connection turns up, minutes or weeks later. The trial classes taught us not to trust the clock, because a flat battery sets some cheap tablets back to 2015. Each device therefore numbers its own answers, and the server sorts by those numbers. The same rule settles what happens when a pupil starts an exercise on one tablet and finishes it on another.",
      },
      {
        title: "India first, then the UK",
        text: "The Indian school year starts in June, so India went first, and 60 schools reported back every week. British schools followed in September 2025, after a summer in which six of them did their best to break it. The website stayed open for homework until the end of that term, and half-finished exercises were carried over. In January 2026 the old address began to lead to the app.",
      },
    ],
  },
  result: {
    heading: "Nearly all of the twelve minutes go on sums",
    text: `The comparison covers September to November of 2024 and of 2025, in the 870 schools that used Numeral in both autumns. The other 230 joined in between. Time spent on exercises, idle time excluded, rose by 31%, from ${practice.before} to ${practice.after} minutes per pupil in a week of five lessons, and no lesson was made longer. In 140 of the schools, nearly all of them newcomers, the devices see the internet less than once a week. The gain was largest where tablets are shared. We don’t know why, so Numeral has asked a university to find out.`,
    figures: [
      {
        value: "1,100",
        label: "schools working offline",
        note: "712 in India and 388 in the UK by June 2026, without any equipment of ours on the premises.",
      },
      {
        value: "31%",
        label: "more practice time per pupil",
        note: `From ${practice.before} to ${practice.after} minutes a week in the 870 schools compared; a minute without input isn’t counted.`,
        measured: {
          ...practice,
          unit: "minutes per pupil and week",
          beforePeriod: "September to November 2024",
          afterPeriod: "September to November 2025",
        },
      },
      {
        value: "36 MB",
        label: "for a term of exercises",
        note: "Small enough to pass from tablet to tablet on a memory card, as some head teachers do.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "parts",
      title: "An hour of practice a week",
      caption:
        "Five lessons of twelve minutes, per pupil, in the 870 schools that used Numeral in both autumns.",
      unit: "minutes",
      parts: [
        { label: "Doing exercises", tone: "accent" },
        { label: "Waiting and other idle time", tone: "quiet" },
      ],
      rows: [
        { label: "September to November 2024", values: [practice.before, week - practice.before] },
        { label: "September to November 2025", values: [practice.after, week - practice.after] },
      ],
    },
    diagram: {
      title: "The lesson no longer needs the line",
      caption:
        "Everything a lesson needs is on the device. The server hears about it later, in the right order.",
      nodes: [
        { key: "teachers", name: "Teachers", note: "write the rules", column: 1, row: 1, built: false },
        { key: "s3", name: "Amazon S3", note: "a term of exercises", column: 1, row: 2, built: false },
        { key: "tablet", name: "Tablet", note: "marks the work itself", column: 2, row: 1.5, built: true },
        { key: "sqlite", name: "SQLite", note: "numbers each answer", column: 3, row: 1, built: true },
        { key: "card", name: "Memory card", note: "where there’s no line", column: 3, row: 2, built: false },
        { key: "server", name: "Server", note: "sorts by number", column: 4, row: 1, built: true },
      ],
      flows: [
        { from: "teachers", to: "tablet", label: "next exercise" },
        { from: "s3", to: "tablet", label: "36 MB" },
        { from: "tablet", to: "sqlite", label: "answers" },
        { from: "tablet", to: "card", label: "exercises" },
        { from: "sqlite", to: "server", label: "minutes or weeks later" },
      ],
    },
    screen: {
      image: "screen-edtech-app",
      alt: "A tablet with an exercise on equal fractions and large number keys, marked as offline",
      frame: "tablet",
      title: "A lesson without a line",
      caption: "An exercise on a shared tablet, in a classroom that sees the internet now and then.",
      notes: [
        "Every answer is saved on the device, and marked there.",
        "Pictures are vectors, which is how a term fits into 36 MB.",
        "One tap target per finger, even a seven-year-old’s.",
      ],
    },
  },
  technology: ["Capacitor", "Svelte", "TypeScript", "SQLite", "KaTeX", "Fastify", "PostgreSQL", "Amazon S3"],
  quote: {
    name: "Sunita Kaul",
    role: "Chief executive, Numeral",
    image: "sunita",
    rating: 5,
    quote:
      "A teacher near Nagpur told me she’s stopped preparing a second lesson for the days when the internet fails. In fifteen years of doing this I don’t think anyone has paid us a kinder compliment.",
  },
};
