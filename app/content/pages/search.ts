import { z } from "zod";
import { label, link, sentence, seo, title } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const searchPage = contentFile("pages/search.yaml", {
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

export type SearchPage = ContentOf<typeof searchPage>;
