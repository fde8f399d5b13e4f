import { searchPage } from "../content/pages/search.ts";
import { readQuery, searchContext } from "../search-context.ts";
import { SearchSection } from "../sections/site/search-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/search";

export function meta({ loaderData: { page, query } }: Route.MetaArgs) {
  const seo = query ? { ...page.seo, title: `Pages with “${query}”` } : page.seo;
  return pageMeta({ seo, path: "/search", indexed: false });
}

/** Each query has its own URL, and the results work without JavaScript. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(request.url);
  return { page: searchPage, query, results: query ? context.get(searchContext)(query) : [] };
}

export default function Search({ loaderData: { page, query, results } }: Route.ComponentProps) {
  return <SearchSection {...page} query={query} results={results} trail={trailTo(page.title)} />;
}
