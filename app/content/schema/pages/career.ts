import { z } from "zod";
import { page } from "../page.ts";
import { fact, headline, label, paragraph, section } from "../text.ts";

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
