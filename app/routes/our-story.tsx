import { company } from "../content/company.ts";
import { introFilm } from "../content/derived/intro-film.ts";
import { storyPage } from "../content/pages/story.ts";
import type { PageHandle } from "../page-handle.ts";
import { FilmSection } from "../sections/company/film-section.tsx";
import { StoryOpeningSection } from "../sections/company/story-opening-section.tsx";
import { TimelineSection } from "../sections/company/timeline-section.tsx";
import { TodaySection } from "../sections/company/today-section.tsx";
import { YearsHead } from "../sections/company/years-head.tsx";
import { bannerPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/our-story";

export const handle: PageHandle = { closing: "company" };

export const loader = () => ({
  page: storyPage.value,
  film: introFilm,
  year: Number(company.value.foundedOn.slice(0, 4)) + company.value.yearsOfExperience,
});

export const meta = ({ loaderData }: Route.MetaArgs) => bannerPageMeta(loaderData.page, "/our-story");

export default function Story({ loaderData: { page, film, year } }: Route.ComponentProps) {
  return (
    <>
      <YearsHead
        title={page.banner.title}
        lead={page.banner.lead}
        timeline={page.timeline}
        today={{ ...page.today, year }}
      />
      <StoryOpeningSection {...page.opening} />
      {film && <FilmSection {...page.film} film={film} layout="full" />}
      <TimelineSection {...page.history} timeline={page.timeline} />
      <TodaySection {...page.today} />
    </>
  );
}
