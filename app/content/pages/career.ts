import { z } from "zod";
import { city } from "../company.ts";
import { jobs } from "../jobs.ts";
import { promises } from "../promises.ts";
import { isPublished } from "../publication.ts";
import { page } from "../schema/page.ts";
import { fact, headline, label, paragraph, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(4),
  }),
  openings: section,
  process: section,
});

export type CareerPage = z.infer<typeof schema>;

export const careerPage: CareerPage = {
  seo: {
    title: "Career: four openings in a firm its staff own",
    description:
      "Four full-time roles, each with the salary in the advert and a share in the firm after a year. How we hire, step by step.",
    keywords: [
      "jobs",
      "vacancies",
      "apply",
      "application",
      "salary",
      "salaries",
      "hiring",
      "recruitment",
      "remote",
    ],
  },
  banner: {
    title: "Career",
    lead: "Come for the work, and stay for the tenth anniversary of something you built.",
    picture: { image: "page-career", alt: "" },
  },
  intro: {
    label: "Working here",
    heading: "We hire for decades",
    text: [
      "You’d work in a pair and be trusted with a whole system sooner than feels comfortable. Your first change goes live within a month. A colleague will read it closely and tell you what they think, and the week after you’ll do the same for them.",
      `People in the same role earn the same, and you can see the table. After a year you become an owner like the rest of us, and everyone gets a share of the profit from the start. Most of us are in the ${city} office three days a week, and some roles can be done from anywhere in the UK. Engineers join the on-call rota after six months: two are on duty each week, a third stands by, and all three are paid whether or not anything happens.`,
    ],
    facts: [
      { label: "Open roles", value: String(jobs.filter(isPublished).length) },
      { label: "Salary", value: "Printed in every advert" },
      { label: "Median stay", value: "8 years" },
      { label: "On call for engineers", value: `1 week in ${promises.onCall.oneWeekIn}, paid` },
    ],
  },
  openings: {
    label: "Job openings",
    heading: "Four roles open now",
    note: "All of them are full time. If you don’t see yours, choose Others in any form and tell us what you’d like to do.",
  },
  process: {
    label: "Recruitment process",
    heading: "How we choose you, and you choose us",
    note: "It takes four steps, and you’ll hear from a person after each of them, even if the answer’s no.",
  },
};
