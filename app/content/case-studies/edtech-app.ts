import type { CaseStudy } from "../schema/work.ts";

export const edtechApp: CaseStudy = {
  slug: "edtech-app",
  title: "EdTech app",
  seo: {
    title: "EdTech app that works offline in schools",
    description:
      "Numeral’s maths practice needed a connection that 1,100 schools did not reliably have. We made the network optional and repaired a fault with clocks.",
  },
  client: "Numeral",
  industry: "Education",
  summary: "Works offline in 1,100 schools. Practice time per pupil up 31%.",
  image: { image: "case-edtech-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Eleven months to the first Indian class" },
    { label: "Team", value: "Five in Leeds, two of Numeral’s in Pune" },
    { label: "Live since", value: "June 2025 in India, September in the UK" },
    { label: "Scale", value: "1,100 schools, 287,000 pupils" },
  ],
  problem: {
    heading: "One lesson in four began with a spinning wheel.",
    text: [
      "Numeral sets maths practice for pupils of seven to fourteen. In a primary school outside Nagpur, thirty tablets share a router that shares a mast. In a valley in Powys the line is better and the county’s content filter takes nine seconds per page. In both, teachers told us the same: they had twelve minutes a day for practice, and often four of them went by before the first sum.",
      "Logs from the autumn of 2024 bore them out. In 26% of lessons at least one device lost its connection, and an unfinished exercise was thrown away when it did. Numeral had cached its videos, which were not the trouble, and had put a small server into thirty Indian schools. Nineteen of those were unplugged within a term because the socket was needed for the fan.",
    ],
  },
  approach: {
    heading: "Treat the network as a visitor who sometimes calls.",
    steps: [
      {
        title: "The whole term in the tablet",
        text: "A term of exercises for one year group now fits into 38 megabytes, with every formula drawn as text and every picture as a vector. Marking happens on the device. So does the choice of the next exercise, by rules that Numeral’s teachers wrote and can read. Sunita Kaul had been urged to announce a conversational tutor that year. She postponed it: it would have needed the very connection that was missing.",
      },
      {
        title: "One codebase on odd machines",
        text: "We counted 212 models of tablet and Chromebook, plus iPads in some English schools. Two native apps would have covered the popular ones. A web application in a thin Capacitor shell with a real SQLite file underneath covered them all, and it starts in under three seconds on a tablet from 2018. Pupils share devices, so they sign in by picking their name and three pictures in order. Passwords were dropped after we watched a class of eight-year-olds spend a lesson on them.",
      },
      {
        title: "The tablets that lived in 2015",
        text: "Results travel when a connection appears, minutes or weeks later. Three weeks into the Indian term teachers reported progress running backwards. A flat battery resets the clock of some cheap tablets, and we had sorted by time. About 38,000 answers stood in the wrong order; none was lost. Each device now numbers its own answers, and the server orders them by those numbers. We rebuilt the record from the raw log over a weekend and wrote to every school affected.",
      },
      {
        title: "Ending the online version",
        text: "British schools followed in September 2025, after a summer in which six of them tried to break it. The website stayed open for homework until the last day of that term. Half-finished exercises were converted overnight and appeared on the tablets in the new year. On 5 January 2026 the old address began to lead to the app, and the eleven surviving school servers were collected. One had been keeping a door open.",
      },
    ],
  },
  result: {
    heading: "Twelve minutes set aside, eleven of them spent on sums.",
    text: "We took September to November of 2024 and of 2025, and the 870 schools that used Numeral in both autumns. Time spent on exercises, idle time excluded, rose from 42 to 55 minutes per pupil in a week of five lessons. Nobody lengthened a lesson. Lessons broken by a lost connection went from 26% to nothing that teachers could notice, and in 340 schools the devices see the internet less than once a week. The gain was largest where tablets are shared. We do not know why, and Numeral has asked a university to find out.",
    figures: [
      {
        value: "1,100",
        label: "schools working offline",
        note: "712 in India and 388 in the UK by June 2026, none with equipment of ours on the premises.",
      },
      {
        value: "31%",
        label: "more practice time per pupil",
        note: "From 42 to 55 minutes a week in the 870 schools compared; a minute without input is not counted.",
      },
      {
        value: "38 MB",
        label: "for a term of exercises",
        note: "Small enough to hand from tablet to tablet on a memory card, as some head teachers do.",
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
      "A teacher near Nagpur told me she had stopped planning a spare lesson for when the internet fails. For our company, that sentence was worth more than the thirty-one per cent.",
  },
};
