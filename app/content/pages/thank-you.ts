import { z } from "zod";
import { headline, link, sentence, seo } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

const thanks = z.strictObject({
  heading: headline,
  text: sentence,
  next: sentence.array().min(2).max(4).meta({
    description:
      "{replyBy} is the day and time by which messages sent {today} get a reply. Write “If you sent it today, {today}”, because the page may be opened again later.",
  }),
  link,
});

export const thankYouPage = contentFile("pages/thank-you.yaml", {
  seo,
  kinds: z.strictObject({ contact: thanks, inquiry: thanks, application: thanks }),
});

export type ThankYouPage = ContentOf<typeof thankYouPage>;
