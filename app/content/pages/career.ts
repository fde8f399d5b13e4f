import { z } from "zod";
import { page } from "../fields/page.ts";
import { fact, faqItem, headline, label, paragraph, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const careerPage = contentFile("pages/career.yaml", {
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().min(1).max(4),
    facts: fact.array().min(1).max(5),
  }),
  openings: section,
  process: section,
  questions: faqItem.array().min(1).max(8),
});

export type CareerPage = ContentOf<typeof careerPage>;
