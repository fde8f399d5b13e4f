import { z } from "zod";
import { page } from "../fields/page.ts";
import {
  faqItem,
  glyph,
  headline,
  keyFrom,
  label,
  link,
  paragraph,
  section,
  sentence,
  title,
} from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const workingModelsPage = contentFile(
  "pages/working-models.yaml",
  z
    .strictObject({
      ...page,
      intro: paragraph,
      models: z
        .strictObject({
          id: keyFrom("name"),
          name: label,
          heading: headline,
          text: paragraph,
          run: sentence,
          billed: sentence,
          choose: sentence,
          avoid: sentence,
          glyph,
        })
        .array()
        .min(2)
        .max(5),
      comparison: section,
      pricingLink: link,
      comparisonRows: z.strictObject({ question: label, answers: title.array() }).array().min(4).max(7),
      terms: section,
      termsLink: link,
      termQuestions: faqItem.array().min(3).max(12),
      closing: section,
    })
    .refine(
      ({ models, comparisonRows }) => comparisonRows.every(({ answers }) => answers.length === models.length),
      {
        path: ["comparisonRows"],
        error: "has a row whose number of answers differs from the number of models",
      },
    ),
);

export type WorkingModelsPage = ContentOf<typeof workingModelsPage>;
