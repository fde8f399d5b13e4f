import { z } from "zod";
import { page } from "../page.ts";
import { sentence } from "../text.ts";

export const schema = z.strictObject({
  ...page,
  heading: z.literal("Check Out Our Latest News"),
  note: sentence,
});

export type BlogsPage = z.infer<typeof schema>;
