import { readContent } from "./reading/read.ts";
import type { SearchWords } from "./schema/search-words.ts";

const { synonyms, keywords } = readContent<SearchWords>("search-words.yaml");

/** The other words that a search for a word also finds. */
export const searchSynonyms: Record<string, string[]> = Object.fromEntries(
  synonyms.map(({ word, find }) => [word, find]),
);

/** For the path of a page, the words that find it first. */
export const searchKeywords = new Map(keywords.map(({ to, words }) => [to, words]));
