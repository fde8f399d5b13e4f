import { z } from "zod";
import {
  fact,
  glyph,
  headline,
  keyFrom,
  label,
  link,
  paragraph,
  picture,
  processStep,
  section,
  sentence,
  seo,
  title,
} from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const homePage = contentFile("pages/home.yaml", {
  seo,
  slides: z
    .strictObject({
      id: keyFrom("tab"),
      tab: label,
      tabNote: label,
      heading: headline,
      text: sentence,
      picture,
    })
    .array()
    .min(2)
    .max(4),
  prices: z
    .strictObject({
      heading: label,
      prices: z.strictObject({ work: label, price: label, note: title }).array().min(2).max(3),
      link,
    })
    .meta({ title: "Prices", description: "Below the slides." }),
  cards: section,
  flipCards: z.strictObject({ title: label, text: sentence, glyph, to: z.string() }).array().min(3).max(8),
  about: z.strictObject({
    label,
    heading: headline,
    lead: sentence,
    text: paragraph,
    facts: fact.array().min(1).max(5),
    link,
  }),
  partners: z.strictObject({ heading: label, note: sentence }),
  services: section,
  process: section,
  steps: processStep.array().min(3).max(9),
  industries: section,
  voices: section,
  news: section,
  newsLink: link,
});

export type HomePage = ContentOf<typeof homePage>;
