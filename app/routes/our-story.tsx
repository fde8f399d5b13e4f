import { introFilm, storyPage } from "../content/pages.ts";
import { CompanyBanner } from "../sections/company/company-banner.tsx";
import { FilmSection } from "../sections/company/film-section.tsx";
import { StoryOpeningSection } from "../sections/company/story-opening-section.tsx";
import { TimelineSection } from "../sections/company/timeline-section.tsx";
import { TodaySection } from "../sections/company/today-section.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/our-story";

export const loader = () => ({ page: storyPage, film: introFilm });

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/our-story");

export default function Story({ loaderData: { page, film } }: Route.ComponentProps) {
  return (
    <>
      <CompanyBanner {...page.banner} />
      <StoryOpeningSection {...page.opening} />
      {film && <FilmSection {...page.film} film={film} layout="full" />}
      <TimelineSection {...page.history} timeline={page.timeline} />
      <TodaySection {...page.today} />
    </>
  );
}
