import { readContent } from "./read.ts";
import type { SearchSynonyms } from "./schema/search-synonyms.ts";

/** The other words that a search for a word also finds. */
export const searchSynonyms: Record<string, string[]> = Object.fromEntries(
  readContent<SearchSynonyms>("search-synonyms.yaml").synonyms.map(({ word, find }) => [word, find]),
);
