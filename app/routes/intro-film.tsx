import { introFilmPage } from "../content/pages/intro-film.ts";
import type { PageHandle } from "../page-handle.ts";
import { FilmPageSection } from "../sections/company/film-page-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { video } from "../seo/schema-org.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/intro-film";

export const handle: PageHandle = { closing: "company" };

export const loader = () => introFilmPage.value;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    seo: loaderData.seo,
    path: "/intro-film",
    trail: trailTo(loaderData.title),
    things: [video(loaderData, "/intro-film")],
  });

export default function IntroFilm({ loaderData: page }: Route.ComponentProps) {
  return <FilmPageSection {...page} trail={trailTo(page.title)} />;
}
