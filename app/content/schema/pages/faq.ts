import { z } from "zod";
import { page, titledText } from "../../fields/page.ts";
import { faqItem, link, section } from "../../fields/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  links: link.array().max(4),
  faqs: faqItem.array().min(3).max(20),
  aside: titledText,
});

export type FaqPage = z.infer<typeof schema>;
