import { page, titledText } from "../fields/page.ts";
import { faqItem, link, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const faqPage = contentFile("pages/faq.yaml", {
  ...page,
  section,
  links: link.array().max(4),
  faqs: faqItem.array().min(3).max(20),
  aside: titledText,
});
