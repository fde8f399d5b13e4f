import { z } from "zod";
import { page } from "../fields/page.ts";
import { label, link, paragraph, section, sentence, term, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

const prices = z.strictObject({ work: label, price: label, note: title }).array().min(5);

export const howWeWorkPage = contentFile("pages/how-we-work.yaml", {
  ...page,
  process: section,
  steps: z
    .strictObject({
      title: label,
      duration: label,
      description: sentence,
      detail: paragraph,
      youGet: sentence,
    })
    .array()
    .min(3)
    .max(6),
  pricing: section,
  guide: z.strictObject({
    heading: label,
    text: sentence,
    legends: z.strictObject({ work: label, size: label, care: label }),
    sums: z.strictObject({ care: label, upkeep: label, upkeepShare: label }),
    note: paragraph,
    send: label,
  }),
  building: z.strictObject({
    heading: label,
    prices,
    note: paragraph,
    links: link.array().max(4),
  }),
  rates: z.strictObject({ heading: label, text: paragraph, prices }),
  care: z.strictObject({ heading: label, text: sentence, terms: term.array().min(3).max(9), link }),
  gallery: section,
});

export type HowWeWorkPage = ContentOf<typeof howWeWorkPage>;
