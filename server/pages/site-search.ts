import { readFile } from "node:fs/promises";
import type { SearchSite, SearchText } from "../../app/search-context.ts";
import { buildFiles } from "./build-files.ts";

/** A page in the search index, which the build writes. */
export type SearchEntry = {
  path: string;
  title: string;
  keywords: string;
  description: string;
  text: string;
};

const weights = { keywords: 100, title: 12, description: 4, text: 1 };
const MAX_WORDS = 8;
const MAX_RESULTS = 20;

export async function loadSearchEntries({ search } = buildFiles()): Promise<SearchEntry[]> {
  return JSON.parse(await readFile(search, "utf8"));
}

/**
 * Finds pages that match each of the query's first eight words. A word on the page matches if it is the query's word or
 * begins with it. A match in the keywords counts most, then the title, the description and the text.
 */
export function siteSearch(entries: SearchEntry[]): SearchSite {
  // Counted at the first search, because it takes a fifth of a second, in which the server could already have started.
  let pages: ReturnType<typeof countPageWords> | undefined;

  return (query) => {
    pages ??= countPageWords(entries);
    const wanted = wordsOf(query).slice(0, MAX_WORDS);
    if (wanted.length === 0) return { results: [], total: 0 };
    const found = pages
      .map(({ entry, words }) => {
        const scores = wanted.map((start) =>
          words.reduce((sum, { counts, weight }) => sum + weight * matches(counts, start), 0),
        );
        return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.entry.path.localeCompare(other.entry.path));
    const results = found.slice(0, MAX_RESULTS).map(({ entry: { path, title, description } }) => ({
      path,
      title: markWords(title, wanted),
      description: markWords(description, wanted),
    }));
    return { results, total: found.length };
  };
}

function countPageWords(entries: SearchEntry[]) {
  return entries.map((entry) => ({
    entry,
    words: [
      { counts: countWords(entry.keywords), weight: weights.keywords },
      { counts: countWords(entry.title), weight: weights.title },
      { counts: countWords(entry.description), weight: weights.description },
      { counts: countWords(entry.text), weight: weights.text },
    ],
  }));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Splits a text at its words that begin with a wanted one. */
function markWords(text: string, wanted: string[]): SearchText {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const [word] = wordsOf(piece);
      return { text: piece, found: word !== undefined && wanted.some((start) => word.startsWith(start)) };
    });
}

function countWords(text: string) {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Counts the words that begin with `start`. Words longer than `start` count half. The result is at most five. */
function matches(counts: Map<string, number>, start: string) {
  let sum = 0;
  for (const [word, count] of counts) {
    if (word.startsWith(start)) sum += word === start ? count : count / 2;
  }
  return Math.min(sum, 5);
}
