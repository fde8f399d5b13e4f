import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  draft: true,
  order: 100,
  title: "Draft Job",
  seo: {
    title: "Draft job: title for search engines",
    description: "Draft job: what a search engine shows of this page, in 70 to 160 characters.",
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
  summary: "Draft job: the job in one sentence.",
  description: [
    "Draft job: description, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
    "Draft job: description, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
  ],
  responsibilities: [
    "Draft job: responsibility 1.",
    "Draft job: responsibility 2.",
    "Draft job: responsibility 3.",
    "Draft job: responsibility 4.",
    "Draft job: responsibility 5.",
  ],
  qualifications: [
    "Draft job: qualification 1.",
    "Draft job: qualification 2.",
    "Draft job: qualification 3.",
    "Draft job: qualification 4.",
    "Draft job: qualification 5.",
  ],
};
