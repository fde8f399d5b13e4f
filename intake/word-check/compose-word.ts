import { randomInt } from "node:crypto";

/** Letters that are hard to confuse and can't form rude words. */
const CONSONANTS = "bdflmnrstv";
const VOWELS = "aeio";
const ENDINGS = ["", "n", "r", "s", "t", "l"];
const SYLLABLES = 3;

/** A pronounceable word that is in no dictionary: one of 384,000. */
export function composeWord(): string {
  let word = "";
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1) word += pick(CONSONANTS) + pick(VOWELS);
  return word + pick(ENDINGS);
}

function pick(from: string | readonly string[]): string {
  return from[randomInt(from.length)] ?? "";
}
