import { z } from "zod";
import { answersFor, comparisonRows } from "../fields/comparison.ts";
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
} from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const workingModelsPage = contentFile(
  "pages/working-models.yaml",
  {
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
    comparisonRows,
    terms: section,
    termsLink: link,
    termQuestions: faqItem.array().min(3).max(12),
    closing: section,
  },
  answersFor("models"),
);

export type WorkingModelsPage = ContentOf<typeof workingModelsPage>;
