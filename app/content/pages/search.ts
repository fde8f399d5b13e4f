import { z } from "zod";
import { label, sentence, seo, title } from "../schema/text.ts";

export const schema = z.strictObject({ seo, title, label, hint: sentence, nothing: sentence });

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
};
