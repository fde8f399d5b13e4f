import { z } from "zod";
import { label, link, sentence, seo, title } from "../../fields/text.ts";

export const schema = z.strictObject({
  seo,
  title,
  label,
  hint: sentence,
  otherKind: label.meta({ description: "The kind of a page that belongs to no collection." }),
  nothing: sentence,
  suggestions: z.strictObject({
    heading: label,
    pages: link.extend({ text: sentence }).array().min(3).max(8),
  }),
});

export type SearchPage = z.infer<typeof schema>;
