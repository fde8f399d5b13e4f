import type { PortfolioPage } from "../schema/pages.ts";

export const portfolioPage: PortfolioPage = {
  seo: {
    title: "Our portfolio: six projects still in use",
    description:
      "A port, a bank, a power grid, a hospital group, a railway and an archive: six projects with the brief, the work and the figures afterwards.",
  },
  banner: {
    title: "Our Portfolio",
    lead: "We show only work that is still running and whose owners are willing to be named.",
    picture: { image: "page-portfolio", alt: "" },
  },
  section: {
    heading: "Six loads, carried.",
    note: "Filter by the kind of work, or open a picture for the short version.",
  },
};
