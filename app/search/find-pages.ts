import type { RouterContextProvider } from "react-router";
import { pageKind } from "../content/collections.ts";
import { searchSynonyms } from "../content/derived/search-vocabulary.ts";
import { searchPage } from "../content/pages/search.ts";
import { type FoundPage, readQuery, type SearchAnswer, searchContext } from "./context.ts";

/** A page found by a search, with its kind, such as "Case study". */
export type ListedPage = FoundPage & { kind: string };
export type SearchResults = Omit<SearchAnswer, "pages"> & { query: string; pages: ListedPage[] };

type Limits = { pages: number; sections: number };

/** Searches the site for the query in the request's URL. */
export async function findPages(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  limits: Limits,
): Promise<SearchResults> {
  const query = readQuery(request.url);
  const search = context.get(searchContext);
  const { pages, ...answer } = await search(query, { synonyms: searchSynonyms, ...limits });
  return {
    ...answer,
    query,
    pages: pages.map((page) => ({ ...page, kind: pageKind(page.path) ?? searchPage.value.otherKind })),
  };
}
