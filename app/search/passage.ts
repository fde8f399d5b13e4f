import type { SearchText } from "./context.ts";
import { termOf, wordsOf } from "./terms.ts";

const MAX_LENGTH = 220;

/** Where a long sentence is shortened, this many words stay before the first found one. */
const WORDS_BEFORE = 8;

/** The part of a text with the most of the found terms, about two lines long. */
export function passage(text: string, terms: Set<string>): SearchText {
  if (text.length <= MAX_LENGTH) return markTerms(text, terms);
  const sentences = text.split(/(?<=[.!?…][”’)]?) /);
  const found = sentences.map((sentence) => new Set(foundIn(sentence, terms)).size);
  const best = found.indexOf(Math.max(...found));
  const words = sentences.slice(best).join(" ").split(" ");
  const first = Math.max(
    words.findIndex((word) => foundIn(word, terms).length > 0),
    0,
  );
  const isFar = words.slice(0, first).join(" ").length > MAX_LENGTH / 2;
  const start = isFar ? first - WORDS_BEFORE : 0;
  const shown = cut(words.slice(start));
  return markTerms(`${best > 0 || start > 0 ? "… " : ""}${shown}`, terms);
}

function cut(words: string[]): string {
  let shown = "";
  for (const word of words) {
    if (shown.length + word.length > MAX_LENGTH) return `${shown} …`;
    shown += `${shown && " "}${word}`;
  }
  return shown;
}

/** Splits a text at the words with a found term. */
export function markTerms(text: string, terms: Set<string>): SearchText {
  const pieces: SearchText = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?)/u)) {
    const found = foundIn(piece, terms).length > 0;
    const last = pieces.at(-1);
    if (last?.found === found) last.text += piece;
    else if (piece) pieces.push({ text: piece, found });
  }
  return pieces;
}

/** Only words of the site are kept here, so it doesn't grow with the visitors' queries. */
const termsOfWord = new Map<string, string[]>();

function foundIn(text: string, terms: Set<string>): string[] {
  return text.split(" ").flatMap((word) => {
    const known = termsOfWord.get(word) ?? wordsOf(word).map(termOf);
    termsOfWord.set(word, known);
    return known.filter((term) => terms.has(term));
  });
}
