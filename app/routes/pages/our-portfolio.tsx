import { portfolioPage } from "../../content/pages/portfolio.ts";
import { portfolioCategories, portfolioItems } from "../../content/portfolio-items.ts";
import { PortfolioGridSection } from "../../sections/portfolio/portfolio-grid-section.tsx";
import { TitleBanner } from "../../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/our-portfolio";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/our-portfolio", { kind: "CollectionPage" });

export const loader = () => ({
  ...portfolioPage,
  projects: portfolioItems,
  categories: portfolioCategories,
});

export default function Portfolio({
  loaderData: { banner, section, projects, categories },
}: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <PortfolioGridSection {...section} projects={projects} categories={categories} />
    </>
  );
}
