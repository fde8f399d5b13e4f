import type { SearchPage } from "../schema/pages.ts";

export const searchPage: SearchPage = {
  seo: {
    title: "Search this site",
    description:
      "Search the services, industries, case studies, projects, articles and open positions on this site by any word that stands on their pages.",
  },
  title: "Search",
  label: "What are you looking for?",
  hint: "A word or two is enough. Pages that hold all of them are listed, the best match first.",
  nothing: "No page holds all of these words. Try fewer of them, or ask us: we answer within a working day.",
};
