import { city } from "../company.ts";
import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "EdTech app",
  seo: {
    title: "EdTech app that works offline in schools",
    description:
      "Numeral’s maths practice needed a connection that 1,100 schools couldn’t count on. We made the network optional, and practice time rose by 31%.",
  },
  client: "Numeral",
  industry: "Education",
  summary: "Works offline in 1,100 schools, where practice time per pupil is up 31%.",
  image: { image: "case-edtech-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Ten months, first trial class after twelve weeks" },
    { label: "Team", value: `Five in ${city}, two of Numeral’s in Pune` },
    { label: "Live since", value: "June 2025 in India, September in the UK" },
    { label: "Scale", value: "1,100 schools, 287,000 pupils" },
  ],
  problem: {
    heading: "One lesson in four began with a spinning wheel",
    text: [
      "Numeral sets maths practice for pupils from seven to fourteen. In a primary school outside Nagpur, thirty tablets share a router that shares a mast. In a valley in Powys the line is better, but the county’s content filter takes eight seconds per page. Teachers in both places told us the same thing. They had twelve minutes a day for practice, and four of them were often gone before the first sum.",
      "Logs from the autumn of 2024 bore them out. In 26% of lessons at least one device lost its connection, and when it did, the unfinished exercise was thrown away. Numeral had cached its videos, which weren’t the trouble, and had put a small server into thirty Indian schools. Eighteen of those were unplugged within a term because the socket was needed for the fan.",
    ],
  },
  approach: {
    heading: "Treat the network as a visitor who sometimes drops in",
    steps: [
      {
        title: "The whole term on the tablet",
        text: "A term of exercises for one year group now fits into 36 megabytes, with every formula drawn as text and every picture as a vector. Marking happens on the device, and so does the choice of the next exercise, by rules that Numeral’s teachers wrote and can read. Sunita Kaul, who runs the company, had been urged to announce a conversational tutor that year. She put it off, because it would have needed the very connection that was missing.",
      },
      {
        title: "One codebase on odd machines",
        text: "We counted 187 models of tablet and Chromebook, plus iPads in some English schools. Two native apps would have covered the popular ones. A web application in a thin Capacitor shell, with a real SQLite file underneath, covered them all. It’s ready to use within two seconds on a tablet from 2018. Pupils share devices, so they sign in by picking their name and three pictures in order. We dropped passwords after watching a class of eight-year-olds spend a whole lesson on them.",
      },
      {
        title: "The tablets that lived in 2015",
        text: "Results travel when a connection turns up, minutes or weeks later. Three weeks into the Indian term, teachers reported progress running backwards. A flat battery resets the clock on some cheap tablets, and we’d been sorting by time. About 35,500 answers were in the wrong order, though all of them were there. Each device now numbers its own answers, and the server sorts by those numbers. We rebuilt the record from the raw log in two days and wrote to every school affected.",
      },
      {
        title: "Retiring the online version",
        text: "British schools followed in September 2025, after a summer in which six of them did their best to break it. The website stayed open for homework until the end of that term, and half-finished exercises were carried over to the tablets. In January 2026 the old address began to lead to the app, and the twelve surviving school servers were collected. One of them had been serving as a doorstop.",
      },
    ],
  },
  result: {
    heading: "Nearly all of the twelve minutes go on sums",
    text: "We compared September to November of 2024 and of 2025, in the 870 schools that used Numeral in both autumns. Time spent on exercises, idle time excluded, rose by 31%, from 42 to 55 minutes per pupil in a week of five lessons, without any lesson being made longer. Teachers no longer notice when a connection drops, and in 340 of the schools the devices see the internet less than once a week. The gain was largest where tablets are shared. We don’t know why, so Numeral has asked a university to find out.",
    figures: [
      {
        value: "1,100",
        label: "schools working offline",
        note: "712 in India and 388 in the UK by June 2026, without any equipment of ours on the premises.",
      },
      {
        value: "31%",
        label: "more practice time per pupil",
        note: "From 42 to 55 minutes a week in the 870 schools compared; a minute without input isn’t counted.",
      },
      {
        value: "36 MB",
        label: "for a term of exercises",
        note: "Small enough to pass from tablet to tablet on a memory card, as some head teachers do.",
      },
    ],
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
