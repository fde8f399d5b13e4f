import { introFilmPage } from "../content/pages/intro-film.ts";
import { FilmPageSection } from "../sections/film-page-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/intro-film";

export const loader = () => introFilmPage;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ seo: loaderData.seo, path: "/intro-film" });

export default function IntroFilm({ loaderData: page }: Route.ComponentProps) {
  return <FilmPageSection {...page} trail={[{ label: "Home", to: "/" }, { label: page.title }]} />;
}
