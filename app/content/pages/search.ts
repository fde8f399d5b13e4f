import type { SearchPage } from "../schema/pages.ts";

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
