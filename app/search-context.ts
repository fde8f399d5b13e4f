import { createContext } from "react-router";

/** A text in pieces. `found` marks the words that match the query. */
export type SearchText = { text: string; found: boolean }[];
export type SearchResult = { path: string; title: SearchText; description: SearchText };
/** The best results, and how many pages match in all. */
export type SearchSite = (query: string) => { results: SearchResult[]; total: number };

/** Passed by the server to the search page: a function that searches all indexed pages. */
export const searchContext = createContext<SearchSite>();

const MAX_QUERY_LENGTH = 100;

/** Reads the visitor's query from the URL of the search page. */
export function readQuery(url: string): string {
  const typed = new URL(url).searchParams.get("q") ?? "";
  return typed.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
