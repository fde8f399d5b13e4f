import { z } from "zod";
import { page } from "../fields/page.ts";
import { headline, label, paragraph, section, sentence, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const methodologyPage = contentFile(
  "pages/methodology.yaml",
  z
    .strictObject({
      ...page,
      intro: paragraph,
      methods: z
        .strictObject({
          id: z.enum(["agile", "waterfall", "scrum"]),
          name: label,
          heading: headline,
          text: paragraph.array().min(1).max(4),
          fits: sentence.array().min(2).max(5),
          doesNotFit: sentence,
          stages: z.strictObject({ title: label, note: title }).array().min(4).max(6),
        })
        .array()
        .min(2)
        .max(3),
      comparison: section,
      comparisonRows: z
        .strictObject({ question: label, answers: title.array() })
        .array()
        .min(4)
        .max(7)
        .meta({ description: "One row per question, with one answer per method, in the order of methods." }),
      closing: section,
    })
    .refine(
      ({ methods, comparisonRows }) =>
        comparisonRows.every(({ answers }) => answers.length === methods.length),
      {
        path: ["comparisonRows"],
        error: "has a row whose number of answers differs from the number of methods",
      },
    ),
);

export type MethodologyPage = ContentOf<typeof methodologyPage>;
