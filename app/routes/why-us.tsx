import { siteCounters } from "../content/derived/all-counters.ts";
import { introFilm } from "../content/derived/intro-film.ts";
import { portfolioItems } from "../content/derived/portfolio-items.ts";
import { testimonialsOn } from "../content/derived/proofs.ts";
import { whyUsPage } from "../content/pages/why-us.ts";
import type { PageHandle } from "../page-handle.ts";
import { CompanyBanner } from "../sections/company/company-banner.tsx";
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
  const { page, film, counters, projects, testimonials } = loaderData;
  return (
    <>
      {/* The film comes next, and its picture is enough. */}
      <CompanyBanner {...page.banner} picture={film ? undefined : page.banner.picture} />
      {film && <FilmSection {...page.film} film={film} layout="card" />}
      <IconGridSection {...page.services} items={page.serviceCards} columns={3} />
      <CounterBlocksSection counters={counters} />
      <PortfolioCarouselSection {...page.portfolio} projects={projects} />
      <ReferencesSection {...page.voices} testimonials={testimonials} />
    </>
  );
}
