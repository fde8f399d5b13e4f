import type { IndustriesPage } from "../schema/pages.ts";

export const industriesPage: IndustriesPage = {
  seo: {
    title: "Industries whose daily business we know",
    description:
      "From gyms to gas fields: eleven industries in which we have built software, what makes each one difficult, and where to read more about it.",
  },
  banner: {
    title: "Industries",
    lead: "Every trade has a busy hour, a feared inspector and a word that outsiders use wrongly. We learn all three first.",
    picture: { image: "page-industries", alt: "" },
  },
  intro: {
    heading: "Eleven trades, eleven sets of boots.",
    note: "Before the first drawing, the engineers on a project work a shift where the software will be used.",
  },
};
