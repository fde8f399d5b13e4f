import { portfolioCategories, portfolioItems } from "../content/derived/portfolio-items.ts";
import { caseStudiesPage } from "../content/pages/case-studies.ts";
import { portfolioPage } from "../content/pages/portfolio.ts";
import type { PageHandle } from "../page-handle.ts";
import { PortfolioGridSection } from "../sections/portfolio/portfolio-grid-section.tsx";
import { TitleBanner } from "../sections/site/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { ArrowLink } from "../ui/controls/arrow-link.tsx";
import type { Route } from "./+types/our-portfolio";

export const handle: PageHandle = { closing: "work" };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  bannerPageMeta(loaderData, "/our-portfolio", { kind: "CollectionPage" });

export const loader = () => ({
  ...portfolioPage.value,
  caseStudiesLink: caseStudiesPage.value.link,
  projects: portfolioItems,
  categories: portfolioCategories,
});

export default function Portfolio({
  loaderData: { banner, section, caseStudiesLink, projects, categories },
}: Route.ComponentProps) {
  return (
    <>
      <TitleBanner {...banner} />
      <PortfolioGridSection
        {...section}
        action={<ArrowLink href={caseStudiesLink.to}>{caseStudiesLink.label}</ArrowLink>}
        projects={projects}
        categories={categories}
      />
    </>
  );
}
