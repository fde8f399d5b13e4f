import { z } from "zod";
import { page } from "../schema/page.ts";
import { section } from "../schema/text.ts";

export const schema = z.strictObject({ ...page, section });

export type PortfolioPage = z.infer<typeof schema>;

export const portfolioPage: PortfolioPage = {
  seo: {
    title: "Our portfolio: six projects and their results",
    description:
      "Six projects, from a port’s cloud to a county archive’s backups. Each has the brief and the work we did, with the figures afterwards.",
  },
  banner: {
    title: "Our Portfolio",
    lead: "Six projects whose owners are happy to be named and to answer your questions.",
    picture: { image: "page-portfolio", alt: "" },
  },
  section: {
    label: "Portfolio",
    heading: "Work we’re glad to show",
    note: "Filter by the kind of work, or open a picture for the short version.",
  },
};
