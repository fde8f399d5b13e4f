import { createContext } from "react-router";

export type SearchResult = { path: string; title: string; excerpt: string };
export type SearchSite = (query: string) => SearchResult[];

/** What the server hands to the results page: the search over its own copy of the pages' text. */
export const searchContext = createContext<SearchSite>();
