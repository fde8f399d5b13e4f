import { siteCounters } from "../content/derived/all-counters.ts";
import { caseCard } from "../content/derived/case-cards.ts";
import { publishedCaseStudies } from "../content/derived/case-study-filters.ts";
import { introFilm } from "../content/derived/intro-film.ts";
import { portfolioItems } from "../content/derived/portfolio-items.ts";
import { testimonialsOn } from "../content/derived/proofs.ts";
import { whyUsPage } from "../content/pages/why-us.ts";
import type { PageHandle } from "../page-handle.ts";
import { ClientFigures } from "../sections/company/client-figures.tsx";
import { CompanyHead } from "../sections/company/company-head.tsx";
import { FilmSection } from "../sections/company/film-section.tsx";
import { PortfolioCarouselSection } from "../sections/portfolio/portfolio-carousel-section.tsx";
import { CounterBlocksSection } from "../sections/shared/counter-blocks-section.tsx";
import { IconGridSection } from "../sections/shared/icon-grid-section.tsx";
import { ReferencesSection } from "../sections/shared/references-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/why-us";

export const handle: PageHandle = { closing: "references" };

export const loader = () => ({
  page: whyUsPage.value,
  studies: whyUsPage.value.figures.caseStudies.flatMap((name) =>
    publishedCaseStudies.filter(({ slug }) => slug === name).map(caseCard),
  ),
  film: introFilm,
  counters: siteCounters,
  projects: portfolioItems.map(({ id, path, title, subtitle, image, figure }) => ({
    id,
    path,
    title,
    subtitle,
    image,
    figure,
  })),
  testimonials: testimonialsOn("whyUs"),
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/why-us");

export default function WhyUs({ loaderData }: Route.ComponentProps) {
  const { page, studies, film, counters, projects, testimonials } = loaderData;
  return (
    <>
      <CompanyHead title={page.banner.title} lead={page.banner.lead}>
        <ClientFigures {...page.figures} studies={studies} />
      </CompanyHead>
      {film && <FilmSection {...page.film} film={film} layout="card" />}
      <IconGridSection {...page.services} items={page.serviceCards} columns={3} />
      <CounterBlocksSection counters={counters} />
      <PortfolioCarouselSection {...page.portfolio} projects={projects} />
      <ReferencesSection {...page.voices} testimonials={testimonials} />
    </>
  );
}
