import { counters } from "../content/counters.ts";
import { introFilm } from "../content/pages/intro-film.ts";
import { whyUsPage } from "../content/pages/why-us.ts";
import { portfolioItems } from "../content/portfolio-items.ts";
import { testimonials } from "../content/testimonials.ts";
import { CountersSection } from "../sections/counters-section.tsx";
import { FilmSection } from "../sections/film-section.tsx";
import { IconGridSection } from "../sections/icon-grid-section.tsx";
import { PortfolioCarouselSection } from "../sections/portfolio-carousel-section.tsx";
import { TestimonialsSection } from "../sections/testimonials-section.tsx";
import { TitleBanner } from "../sections/title-banner.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import { trailTo } from "../ui/breadcrumbs.tsx";
import type { Route } from "./+types/why-us";

export const loader = () => ({
  page: whyUsPage,
  film: introFilm,
  counters,
  projects: portfolioItems.map(({ id, title, subtitle, image }) => ({ id, title, subtitle, image })),
  testimonials,
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/why-us");

export default function WhyUs({ loaderData }: Route.ComponentProps) {
  const { page, film, counters, projects, testimonials } = loaderData;
  return (
    <>
      <TitleBanner {...page.banner} trail={trailTo(page.banner.title)} />
      {film && <FilmSection {...page.film} film={film} layout="card" />}
      <IconGridSection {...page.services} items={page.serviceCards} columns={3} />
      <CountersSection counters={counters} />
      <PortfolioCarouselSection {...page.portfolio} projects={projects} />
      <TestimonialsSection {...page.voices} testimonials={testimonials} />
    </>
  );
}
