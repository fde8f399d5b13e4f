import { createContext } from "react-router";

/** A text in pieces. `found` marks the words that match the query. */
export type SearchText = { text: string; found: boolean }[];

/** `to` links to the section's heading, or to the page if the section is its beginning. */
type FoundSection = { to: string; heading: SearchText; passage: SearchText };
export type FoundPage = { path: string; title: SearchText; sections: FoundSection[] };

export type SearchAnswer = {
  /** The best pages, each with its best sections. */
  pages: FoundPage[];
  /** The number of pages with all words of the query in one section. They come first. */
  count: number;
  /** The number of other pages, with some of the words. */
  countWithSome: number;
  /** If words of the query are nowhere on the site: the query with the words probably meant, to which the rest applies. */
  correctedTo?: string;
};

export type SearchOptions = {
  /** For each word, the words that a search for it also finds. */
  synonyms: Record<string, string[]>;
  /** The largest number of pages, and of sections of each page, in the answer. */
  pages: number;
  sections: number;
};
export type SearchSite = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

/** Passed by the server to the routes of the search: a function that searches all indexed pages. */
export const searchContext = createContext<SearchSite>();

const MAX_QUERY_LENGTH = 100;

/** Reads the visitor's query from the URL of the search page. */
export function readQuery(url: string): string {
  const typed = new URL(url).searchParams.get("q") ?? "";
  return typed.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
