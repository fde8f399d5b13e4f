import { z } from "zod";
import { page } from "../page.ts";
import { label, paragraph, section, sentence, title } from "../text.ts";

export const schema = z.strictObject({
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
    legends: z.strictObject({ work: label, size: label, hosting: label }),
    sums: z.strictObject({ care: label, upkeep: label, upkeepShare: label }),
    note: paragraph,
    send: label,
  }),
  building: z.strictObject({
    heading: label,
    prices: z.strictObject({ work: label, price: label, note: title }).array().min(5),
    note: paragraph,
  }),
  care: z.strictObject({ heading: label, text: sentence, note: paragraph }),
  gallery: section,
});

export type HowWeWorkPage = z.infer<typeof schema>;
