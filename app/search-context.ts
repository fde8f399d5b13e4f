import { createContext } from "react-router";

export type SearchResult = { path: string; title: string; description: string };
export type SearchSite = (query: string) => SearchResult[];

/** Passed by the server to the search page: a function that searches all indexed pages. */
export const searchContext = createContext<SearchSite>();

const MAX_QUERY_LENGTH = 100;

/** Reads the visitor's query from the URL of the search page. */
export function readQuery(url: string): string {
  const typed = new URL(url).searchParams.get("q") ?? "";
  return typed.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
