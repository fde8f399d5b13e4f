import { renderToString } from "react-dom/server.edge";
import { searchPage } from "./content/pages/search.ts";
import type { SearchResult } from "./search-context.ts";
import { SearchSection } from "./sections/site/search-section.tsx";
import { trailTo } from "./ui/headings/breadcrumbs.tsx";

/** Renders the part of the search page that depends on the query. The server inserts it into the rest of the page. */
export function renderSearchSection(query: string, results: SearchResult[]): string {
  return renderToString(
    <SearchSection {...searchPage} query={query} results={results} trail={trailTo(searchPage.title)} />,
  );
}
