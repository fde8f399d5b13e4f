import { z } from "zod";
import { headline, link, sentence, seo } from "../../fields/text.ts";

const thanks = z.strictObject({
  heading: headline,
  text: sentence,
  next: sentence.array().min(2).max(4),
  link,
});

export const schema = z.strictObject({
  seo,
  kinds: z.strictObject({ contact: thanks, inquiry: thanks, application: thanks }),
});

export type ThankYouPage = z.infer<typeof schema>;
