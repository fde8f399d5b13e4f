import { z } from "zod";
import { label, link, sentence, seo, title } from "../schema/text.ts";

export const schema = z.strictObject({
  seo,
  title,
  label,
  hint: sentence,
  /** The kind of a page that belongs to no collection. */
  otherKind: label,
  nothing: sentence,
  suggestions: z.strictObject({
    heading: label,
    pages: link.extend({ text: sentence }).array().min(3).max(8),
  }),
});

export type SearchPage = z.infer<typeof schema>;

export const searchPage: SearchPage = {
  seo: {
    title: "Search this site",
    description:
      "Search every page of this site, from services and case studies to articles and job openings, by any word that appears on it.",
  },
  title: "Search",
  label: "What are you looking for?",
  hint: "A word or two is enough, and the best matches come first.",
  nothing:
    "No pages match your search. Try fewer words, or send us a message and we’ll point you to the right place.",
  otherKind: "Page",
  suggestions: {
    heading: "Try one of these pages",
    pages: [
      { label: "Services", to: "/services", text: "Everything we build, test and run." },
      { label: "Case studies", to: "/case-studies", text: "Finished projects and their results." },
      { label: "How we work", to: "/how-we-work", text: "The steps of a project, and our prices." },
      { label: "FAQ", to: "/faq", text: "Short answers to common questions." },
      { label: "Career", to: "/career", text: "Open roles, and how to apply." },
      { label: "Contact", to: "/contact", text: "Phone, email, address and a form." },
    ],
  },
};
