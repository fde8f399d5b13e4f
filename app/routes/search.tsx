import { pageKind } from "../content/collections.ts";
import { searchPage } from "../content/pages.ts";
import { readQuery, searchContext } from "../search-context.ts";
import { endsWithoutCall } from "../sections/site/ends-without-call.ts";
import { SearchSection } from "../sections/site/search-section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { trailTo } from "../ui/headings/breadcrumbs.tsx";
import type { Route } from "./+types/search";

export const handle = endsWithoutCall;

export function meta({ loaderData: { page, query } }: Route.MetaArgs) {
  const seo = query ? { ...page.seo, title: `Pages with “${query}”` } : page.seo;
  return pageMeta({ seo, path: "/search", indexed: false });
}

/** Each query has its own URL, and the results work without JavaScript. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(request.url);
  const { results, total } = query ? context.get(searchContext)(query) : { results: [], total: 0 };
  const { otherKind, ...page } = searchPage;
  return {
    page,
    query,
    total,
    results: results.map((result) => ({ ...result, kind: pageKind(result.path) ?? otherKind })),
  };
}

export default function Search({ loaderData: { page, ...found } }: Route.ComponentProps) {
  return <SearchSection {...page} {...found} trail={trailTo(page.title)} />;
}
