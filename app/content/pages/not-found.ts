import { headline, link, picture, sentence, seo } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const notFoundPage = contentFile("pages/not-found.yaml", {
  seo,
  title: headline,
  text: sentence,
  picture,
  home: link,
  contact: link,
});

export type NotFoundPage = ContentOf<typeof notFoundPage>;
