import { searchPage } from "../content/pages/search.ts";
import type { PageHandle } from "../page-handle.ts";
import { findPages } from "../search/find-pages.ts";
import { SearchSection } from "../sections/search/search-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/search";

export const handle: PageHandle = { endsWithoutCall: true };

export function meta({ loaderData: { page, results } }: Route.MetaArgs) {
  const query = results.correctedTo ?? results.query;
  const seo = query ? { ...page.seo, title: `Pages with “${query}”` } : page.seo;
  return pageMeta({ seo, path: "/search", indexed: false });
}

/** Each query has its own URL, and the results work without JavaScript. */
export async function loader(args: Route.LoaderArgs) {
  const { otherKind: _, ...page } = searchPage.value;
  return { page, results: await findPages(args, { pages: 20, sections: 3 }) };
}

export default function Search({ loaderData: { page, results } }: Route.ComponentProps) {
  return <SearchSection {...page} results={results} trail={trailTo(page.title)} />;
}
