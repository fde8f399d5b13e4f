import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  draft: true,
  order: 100,
  title: "Draft Job",
  seo: {
    title: "Draft: title for search engines",
    description: "Draft: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "tab-software-engineering",
    alt: "",
  },
  date: "1 day ago",
  employment: "Full Time",
  experience: "0 years",
  salary: "£0 a year",
  location: "To be written",
  deadline: "31 December 2026",
  summary: "Draft: the job in one sentence.",
  description: [
    "Draft: description, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
    "Draft: description, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
  ],
  responsibilities: [
    "Draft: responsibility 1.",
    "Draft: responsibility 2.",
    "Draft: responsibility 3.",
    "Draft: responsibility 4.",
    "Draft: responsibility 5.",
  ],
  qualifications: [
    "Draft: qualification 1.",
    "Draft: qualification 2.",
    "Draft: qualification 3.",
    "Draft: qualification 4.",
    "Draft: qualification 5.",
  ],
};
