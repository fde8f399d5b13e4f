import { z } from "zod";
import { banner, headline, label, linkedText, paragraph, picture, sentence, seo, slug } from "./text.ts";

/** The fields of every page with a title banner. */
export const page = { seo, banner };

export const titledText = z.strictObject({ title: label, text: paragraph });

/** A paragraph with an email address in it. */
const mailText = linkedText.extend({
  link: z.strictObject({
    label,
    to: z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/, "is not an address such as mailto:name@example.com"),
  }),
});

/** A section of the privacy policy or the accessibility statement. */
export const policySection = z.strictObject({
  id: slug,
  title: label,
  text: z.union([paragraph, linkedText, mailText]).array().min(1).max(5),
  list: sentence.array().min(2).max(8).optional(),
});

export const tabPanel = z.strictObject({
  id: slug,
  label,
  heading: headline,
  text: paragraph,
  points: sentence.array().length(3),
  picture,
});

export const film = z.strictObject({
  heading: headline,
  text: sentence,
  label,
  transcriptLabel: label,
  picture,
});

export type PolicySection = z.infer<typeof policySection>;
export type TabPanel = z.infer<typeof tabPanel>;
