import { city } from "../company.ts";
import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  order: 4,
  title: "Financial Manager",
  seo: {
    title: `Financial Manager, ${city}, £72,000`,
    description:
      "Run the finances of a firm owned by its staff, with a close in five working days and books that every colleague can read.",
  },
  image: { image: "industry-supply-chain-and-logistics", alt: "" },
  alwaysOpen: { posted: "3 weeks ago" },
  employment: "Full Time",
  experience: "8 years",
  salary: "£72,000 a year",
  location: `${city}, hybrid`,
  deadline: "10 January 2022",
  summary: "Run the books of a firm whose staff own it, and explain them to all of us once a quarter.",
  applyFor: "Others",
  description: [
    "This firm belongs to the people who work in it, so your shareholders sit at the next desk and ask good questions. You’d lead a finance team of three and report to the managing director. Each quarter you’ll present the accounts to everyone in plain English. The managing director and one of the finance team read your application.",
    "We sell our work in stages with a price agreed in advance. The interesting part of the job is knowing early that a stage is going to cost more than its price, and saying so while we can still change something. The present manager retires in the summer and will overlap with you for three months.",
  ],
  responsibilities: [
    "Close the month in five working days, and the year without surprising the auditors.",
    "Keep the thirteen-week cash forecast and publish how far off the last one was.",
    "Work out stage prices with project leads and follow each against its hours every week.",
    "Handle payroll and VAT, along with suppliers who invoice us in euros or dollars and care plans we bill in dollars.",
    "Prepare the yearly profit share and show every colleague the arithmetic.",
    "Negotiate insurance and licences, and cancel the ones we don’t use.",
  ],
  qualifications: [
    "ACA, ACCA or CIMA, and eight years in practice or industry.",
    "Two years or more in a business that sells projects rather than goods.",
    "Confidence with revenue recognition for work in progress under FRS 102.",
    "A good command of spreadsheets and a willingness to replace half of them with a database.",
    "Calm, plain speech in front of fifty colleagues, nearly all of whom own a share of the place.",
    "Experience of employee ownership or a partnership is useful, though we can teach it.",
  ],
};
