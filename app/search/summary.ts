import type { SearchResults } from "./find-pages.ts";

/** What a search has found, in a sentence for the search page and the search in the header. */
export function searchSummary({ query, correctedTo, count, countWithSome }: SearchResults): string {
  const withAll = pages(count);
  const withSome = `${pages(countWithSome)} with some of the words`;
  if (correctedTo) {
    const found = count === 0 ? withSome : countWithSome === 0 ? withAll : `${withAll}, and ${withSome}`;
    return `No results for “${query}”. Showing results for “${correctedTo}”: ${found}`;
  }
  if (count > 0) return `${withAll} with “${query}”${countWithSome > 0 ? `, and ${withSome}` : ""}`;
  if (countWithSome > 0) return `Nothing has all the words “${query}”, but ${withSome} found`;
  return `Nothing found for “${query}”`;
}

const pages = (count: number) => `${count} ${count === 1 ? "page" : "pages"}`;
