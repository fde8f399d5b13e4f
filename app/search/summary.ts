import type { SearchResults } from "./find-pages.ts";

/** What a search has found, in a sentence for the search page and the search in the header. */
export function searchSummary({ query, count, countWithSome, isSimilar }: SearchResults): string {
  const withWords = isSimilar ? `with words similar to “${query}”` : `with “${query}”`;
  const withSome = `${pages(countWithSome)} with some of the words`;
  if (count > 0) return `${pages(count)} ${withWords}${countWithSome > 0 ? `, and ${withSome}` : ""}`;
  if (countWithSome > 0) return `Nothing has all the words “${query}”, but ${withSome} found`;
  return `Nothing found for “${query}”`;
}

const pages = (count: number) => `${count} ${count === 1 ? "page" : "pages"}`;
