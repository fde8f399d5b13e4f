import { searchWords } from "../search-words.ts";

const { synonyms, keywords } = searchWords.value;

/** The other words that a search for a word also finds. */
export const searchSynonyms: Record<string, string[]> = Object.fromEntries(
  synonyms.map(({ word, find }) => [word, find]),
);

/** For the path of a page, the words that find it first. */
export const searchKeywords = new Map(keywords.map(({ to, words }) => [to, words]));
