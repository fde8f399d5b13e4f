import { z } from "zod";
import { headline, link, picture, sentence, seo } from "../../fields/text.ts";

export const schema = z.strictObject({
  seo,
  title: headline,
  text: sentence,
  picture,
  home: link,
  contact: link,
});

export type NotFoundPage = z.infer<typeof schema>;
