import SearchableMap from "minisearch/SearchableMap";
import { typingErrors } from "../typing-errors.ts";
import { isStopWord, wordsOf } from "./terms.ts";

/** The words of the site, each with the number of its occurrences. */
export type Vocabulary = SearchableMap<number>;

const MAX_CORRECTIONS = 5;

export function vocabularyOf(text: string): Vocabulary {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return SearchableMap.from([...counts]);
}

/** The words of the site that are probably meant by a mistyped word, the likeliest first. */
export function corrections(typed: string, vocabulary: Vocabulary): string[] {
  const allowed = allowedErrors(typed);
  if (allowed === 0) return [];
  // MiniSearch counts a swap as two errors.
  const similar = [...vocabulary.fuzzyGet(typed, 2 * allowed)].map(([word, [count]]) => ({
    word,
    count,
    errors: typingErrors(word, typed),
    isStop: isStopWord(word),
    // A letter that is swapped, doubled or missing is likelier than a wrong one.
    isWrong: [...typed].some((letter) => !word.includes(letter)),
  }));
  return similar
    .filter(({ errors }) => errors <= allowed)
    .sort(
      (one, other) =>
        one.errors - other.errors ||
        Number(one.isStop) - Number(other.isStop) ||
        Number(one.isWrong) - Number(other.isWrong) ||
        other.count - one.count,
    )
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}

/** Short words and numbers are similar to too many others. */
function allowedErrors(word: string) {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
