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

const side = z.enum(["us", "you"]);
const sides = z.strictObject({ us: label, you: label });

export const workingModelsPage = contentFile(
  "pages/working-models.yaml",
  {
    ...page,
    quadrants: z.strictObject({ caption: headline, directs: sides, bears: sides }).meta({
      title: "Who directs, who bears the risk",
      description: "The words above and beside the models.",
    }),
    intro: paragraph,
    models: z
      .strictObject({
        id: keyFrom("name"),
        name: label,
        directs: side.meta({ title: "Who directs the work" }),
        bears: side.meta({ title: "Who bears the risk" }),
        inShort: sentence,
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
