import { z } from "zod";
import { page } from "../page.ts";
import { headline, label, paragraph, section, sentence, title } from "../text.ts";

export const schema = z.strictObject({
  ...page,
  intro: paragraph,
  methods: z
    .strictObject({
      id: z.enum(["agile", "waterfall", "scrum"]),
      name: label,
      heading: headline,
      text: paragraph.array().length(2),
      fits: sentence.array().length(3),
      doesNotFit: sentence,
      stages: z.strictObject({ title: label, note: title }).array().min(4).max(6),
    })
    .array()
    .length(3),
  comparison: section,
  /** One row per question, with one answer per method, in the order of `methods`. */
  comparisonRows: z
    .strictObject({ question: label, answers: title.array().length(3) })
    .array()
    .min(4)
    .max(7),
  closing: section,
});

export type MethodologyPage = z.infer<typeof schema>;
