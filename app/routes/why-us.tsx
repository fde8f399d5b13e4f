import { counters } from "../content/counters.ts";
import { introFilm, whyUsPage } from "../content/pages.ts";
import { portfolioItems } from "../content/portfolio-items.ts";
import { testimonialsOn } from "../content/testimonials.ts";
import { CompanyBanner } from "../sections/company/company-banner.tsx";
import { FilmSection } from "../sections/company/film-section.tsx";
import { PortfolioCarouselSection } from "../sections/portfolio/portfolio-carousel-section.tsx";
import { CountersSection } from "../sections/shared/counters-section.tsx";
import { IconGridSection } from "../sections/shared/icon-grid-section.tsx";
import { TestimonialsSection } from "../sections/shared/testimonials-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/why-us";

export const loader = () => ({
  page: whyUsPage,
  film: introFilm,
  counters,
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
      <CountersSection counters={counters} />
      <PortfolioCarouselSection {...page.portfolio} projects={projects} />
      <TestimonialsSection {...page.voices} testimonials={testimonials} />
    </>
  );
}
