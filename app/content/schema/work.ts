import { z } from "zod";
import { quote } from "./service.ts";
import {
  draft,
  type Entry,
  fact,
  headline,
  label,
  order,
  paragraph,
  picture,
  sentence,
  seo,
  slug,
  title,
} from "./text.ts";

const figure = z.strictObject({ value: z.string().min(1).max(12), label: label, note: sentence });

export const caseStudy = z.strictObject({
  draft,
  /** Short enough for the card. */
  title,
  seo,
  client: label,
  industry: label,
  /** The claim on the card and at the top of the page. Use only figures that are also in `result.figures`. */
  summary: sentence,
  image: picture,
  service: slug,
  facts: fact.array().min(3).max(4),
  problem: z.strictObject({ heading: headline, text: paragraph.array().min(2).max(3) }),
  approach: z.strictObject({
    heading: headline,
    steps: z.strictObject({ title: label, text: paragraph }).array().min(3).max(4),
  }),
  result: z.strictObject({ heading: headline, text: paragraph, figures: figure.array().length(3) }),
  technology: label.array().min(4).max(10),
  quote,
});

const portfolioCategory = z.enum(["cloud", "cyber", "consultancy", "services"]);

export const project = z.strictObject({
  draft,
  order,
  category: portfolioCategory,
  title: label,
  subtitle: label,
  seo,
  image: picture,
  lightbox: z.strictObject({ title: label, description: sentence }),
  client: label,
  facts: fact.array().min(3).max(4),
  brief: z.strictObject({ heading: headline, text: paragraph }),
  work: z.strictObject({ heading: headline, text: paragraph.array().min(2).max(3) }),
  delivered: sentence.array().min(3).max(6),
  outcome: z.strictObject({ heading: headline, text: paragraph, figures: figure.array().length(3) }),
});

export type CaseStudyEntry = z.infer<typeof caseStudy>;
export type CaseStudy = Entry<CaseStudyEntry>;
export type ProjectEntry = z.infer<typeof project>;
export type Project = Entry<ProjectEntry>;
export type PortfolioCategory = z.infer<typeof portfolioCategory>;
