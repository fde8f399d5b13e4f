import { createContext } from "react-router";

export type SearchResult = { path: string; title: string; description: string };
export type SearchSite = (query: string) => SearchResult[];

/** Passed by the server to the search page: a search over the indexed page texts. */
export const searchContext = createContext<SearchSite>();
