import { z } from "zod";
import { page } from "../schema/page.ts";
import { section } from "../schema/text.ts";

export const schema = z.strictObject({ ...page, intro: section });

export type IndustriesPage = z.infer<typeof schema>;

export const industriesPage: IndustriesPage = {
  seo: {
    title: "Industries whose daily business we know",
    description:
      "From gyms to gas fields, the industries we’ve built software for, what makes each one difficult and where to read more about it.",
  },
  banner: {
    title: "Industries",
    lead: "Every trade has a busy hour and a word that outsiders use wrongly. We try to learn both before we draw anything.",
    picture: { image: "page-industries", alt: "" },
  },
  intro: {
    label: "Industries we serve",
    heading: "Trades we’ve learned by working a shift",
    note: "Before the first drawing, the engineers on a project spend a shift where the software will be used.",
  },
};
