import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  draft: true,
  order: 100,
  title: "TODO Job",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  image: {
    image: "tab-software-engineering",
    alt: "",
  },
  postedOn: "2000-01-01",
  employment: "Full Time",
  experience: "TODO 0 years",
  salary: "TODO £0 a year",
  location: "TODO location",
  deadline: "1 January 2000",
  summary: "TODO: the job in one sentence.",
  applyFor: "Others",
  description: [
    "TODO: description, paragraph 1; this place takes a paragraph of 60 to 900 characters.",
    "TODO: description, paragraph 2; this place takes a paragraph of 60 to 900 characters.",
  ],
  responsibilities: [
    "TODO: responsibility 1.",
    "TODO: responsibility 2.",
    "TODO: responsibility 3.",
    "TODO: responsibility 4.",
    "TODO: responsibility 5.",
  ],
  qualifications: [
    "TODO: qualification 1.",
    "TODO: qualification 2.",
    "TODO: qualification 3.",
    "TODO: qualification 4.",
    "TODO: qualification 5.",
  ],
};
