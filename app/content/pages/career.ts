import { jobs } from "../jobs.ts";
import type { CareerPage } from "../schema/pages.ts";

export const careerPage: CareerPage = {
  seo: {
    title: "Career: four openings in a firm its staff own",
    description:
      "Four full-time roles with the salary in the advert, a share in the firm, and a hiring process in four steps without puzzles.",
  },
  banner: {
    title: "Career",
    lead: "Come for the work, stay for the tenth anniversary of something you built.",
    picture: { image: "page-career", alt: "" },
  },
  intro: {
    label: "Working here",
    heading: "We hire for decades.",
    text: [
      "You would join a pair, learn one system properly and be trusted with it sooner than is comfortable. Your first change goes live within a month. Somebody will read it closely, tell you what they think, and expect the same from you the week after.",
      "People in the same role earn the same, and everyone can see the table. You become an owner like the rest of us, with a share of the profit and the accounts explained once a quarter. Those who build also take their turn on call, and are paid for it whether or not the phone rings.",
    ],
    facts: [
      { label: "Open roles", value: String(jobs.length) },
      { label: "Salary", value: "Printed in every advert" },
      { label: "Median stay", value: "11 years" },
      { label: "On call", value: "One week in nine, paid" },
    ],
  },
  openings: {
    heading: "Four chairs, none of them folding.",
    note: "All are full time. If none fits, choose Others in any form and tell us what you would rather do.",
  },
  process: {
    heading: "How we decide, and how you do.",
    note: "Four steps in both directions. You hear from a person after each, including when the answer is no.",
  },
};
