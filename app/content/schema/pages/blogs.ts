import { z } from "zod";
import { page } from "../../fields/page.ts";
import { headline, sentence } from "../../fields/text.ts";

export const schema = z.strictObject({
  ...page,
  heading: headline,
  note: sentence,
});

export type BlogsPage = z.infer<typeof schema>;
