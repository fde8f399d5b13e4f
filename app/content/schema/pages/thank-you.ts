import { z } from "zod";
import { headline, link, sentence, seo } from "../text.ts";

export const schema = z.strictObject({
  seo,
  kinds: z.record(
    z.enum(["contact", "inquiry", "application"]),
    z.strictObject({ heading: headline, text: sentence, next: sentence.array().min(2).max(4), link }),
  ),
});

export type ThankYouPage = z.infer<typeof schema>;
