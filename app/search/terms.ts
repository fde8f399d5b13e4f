import type { Options } from "minisearch";
import { stemmer } from "stemmer";

/** A section of a page in the search index. Only the first section of a page has a kind and keywords. */
export type IndexedSection = {
  id: number;
  path: string;
  title: string;
  heading: string;
  above: string;
  /** Such as "Job opening". */
  kind?: string | undefined;
  keywords?: string | undefined;
  text: string;
};

/** Words that say little about what a visitor is looking for. */
const stopWords = new Set(
  (
    "a about am an and any are as at be been but by can could did do does for from get go had has have how i if in into is it " +
    "its just like me my need of on or our s so some t than that the their them then there these they this to us vs want was " +
    "we were what when where which who why will with would you your"
  ).split(" "),
);

export const isStopWord = (word: string) => stopWords.has(word);

/** "don’t" is one word, and so is "client’s" without its ending. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’](?!s\b)\p{L}+)?/gu;

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(wordPattern) ?? []).map((word) => word.replace(/['’]/g, ""));
}

/** Different forms of a word have the same term: "certified" and "certifies" are "certifi". */
export const termOf = (word: string) => stemmer(word);

/** For the build, which writes the index, and for the server, which reads it. */
export const indexOptions: Options<IndexedSection> = {
  fields: ["title", "heading", "above", "kind", "keywords", "text"],
  storeFields: ["path", "title", "heading", "keywords", "text"],
  tokenize: wordsOf,
  // Titles and headings such as "About us" may consist of stop words.
  processTerm: (word, field) => (field === "text" && isStopWord(word) ? null : termOf(word)),
  searchOptions: {
    boost: { keywords: 40, kind: 8, title: 3, heading: 4, above: 1.5, text: 1 },
    processTerm: (word) => (isStopWord(word) ? null : termOf(word)),
  },
};
