import { z } from "zod";
import { answersFor, comparisonRows } from "../fields/comparison.ts";
import { page } from "../fields/page.ts";
import { headline, label, paragraph, section, sentence, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const methodologyPage = contentFile(
  "pages/methodology.yaml",
  {
    ...page,
    intro: paragraph,
    planningAxis: label,
    methods: z
      .strictObject({
        id: z.enum(["agile", "waterfall", "scrum"]),
        name: label,
        heading: headline,
        planning: sentence.meta({ description: "How far ahead the method plans, beside its curve." }),
        text: paragraph.array().min(1).max(4),
        fits: sentence.array().min(2).max(5),
        doesNotFit: sentence,
        stages: z.strictObject({ title: label, note: title }).array().min(4).max(6),
      })
      .array()
      .min(2)
      .max(3),
    comparison: section,
    comparisonRows,
    closing: section,
  },
  answersFor("methods"),
);

export type MethodologyPage = ContentOf<typeof methodologyPage>;
