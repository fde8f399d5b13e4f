import { city } from "../company.ts";
import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  order: 1,
  title: "Digital Marketing",
  seo: {
    title: `Digital Marketing, ${city}, £46,000`,
    description:
      "A full-time marketing role in a firm of engineers. Turn finished work into case studies, talks and articles that people read to the end.",
  },
  image: { image: "industry-retail-and-ecommerce", alt: "" },
  alwaysOpen: { posted: "2 weeks ago" },
  employment: "Full Time",
  experience: "3 years",
  salary: "£46,000 a year",
  location: city,
  deadline: "14 January 2022",
  summary: "Find out what our engineers have done and write it down so that a buyer understands it.",
  applyFor: "Marketing analyst",
  description: [
    "There aren’t any salespeople here, so new clients find us because an old one mentioned us or because something we published was useful to them. You’d look after the second route, from case studies and articles to two conference stands a year, and work out which of them deserve the money.",
    "Most of the raw material is in other people’s heads. You’ll sit in on project reviews and come back with a draft that the engineer recognises and a finance director can follow. The client always reads it before it’s published.",
  ],
  responsibilities: [
    "Write and edit six case studies and about twenty articles a year, most of those in autumn, with the people who did the work.",
    "Look after the blog and its feed, and answer the readers who disagree. There’s no newsletter, because we don’t keep a mailing list.",
    "Look after the search and campaign budget, and stop anything that hasn’t brought an inquiry for a quarter.",
    "Ask everyone who sends a serious inquiry how they found us, and report it once a month on one page. Our website has no trackers, so asking is the only way to know.",
    `Prepare our stands in ${city} and Hamburg, from the talk to the follow-up letters.`,
    "Check every claim on this website against its source twice a year.",
  ],
  qualifications: [
    "Three years in marketing for something technical, with two pieces of writing you still like.",
    "Clear English prose, and the patience to cut it by a third.",
    "Experience of measuring what works without tracking people.",
    "Enough SQL or spreadsheet skill to answer your own questions.",
    "Ease with engineers who say “it depends” and with clients who ask what it depends on.",
    "German or a Nordic language would help with a third of our readers.",
  ],
};
