import { portfolioPage } from "../content/pages/portfolio.ts";
import { portfolioCategories, portfolioItems } from "../content/portfolio-items.ts";
import { PortfolioGridSection } from "../sections/portfolio-grid-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/portfolio";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/our-portfolio" });

export function loader() {
  return { ...portfolioPage, projects: portfolioItems, categories: portfolioCategories };
}

export default function Portfolio({
  loaderData: { banner, section, projects, categories },
}: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} trail={[{ label: "Home", to: "/" }, { label: banner.title }]} />
      <PortfolioGridSection {...section} projects={projects} categories={categories} />
    </>
  );
}
