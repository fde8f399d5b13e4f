import { randomBytes, randomInt } from "node:crypto";
import type { Sealer } from "../sealing/sealer.ts";

export type WordCheckForm = "contact" | "application";

const LIFETIME_MS = 20 * 60 * 1000;
const CLOCK_SKEW_MS = 10 * 60 * 1000;

/** A used word must be remembered for as long as its token is valid. */
export const CHALLENGE_MEMORY_MS = LIFETIME_MS + 2 * CLOCK_SKEW_MS;
export const CHALLENGE_MAX_AGE_SECONDS = LIFETIME_MS / 1000;

export type Challenge = { id: string; word: string; issuedAt: number };

export function createChallenge(now: Date, testWord?: string): Challenge {
  return {
    id: randomBytes(9).toString("base64url"),
    word: testWord ?? composeWord(),
    issuedAt: now.getTime(),
  };
}

export function sealChallenge(sealer: Sealer, form: WordCheckForm, challenge: Challenge): string {
  return sealer.seal(purpose(form, challenge.id), [challenge.word, String(challenge.issuedAt)]);
}

/** Reads a challenge from its token. Null if the token is forged, has expired, or was made for another form or id. */
export function openChallenge(
  sealer: Sealer,
  form: WordCheckForm,
  id: string,
  token: string,
  now: Date,
): Challenge | null {
  const [word, issued] = sealer.open(purpose(form, id), token) ?? [];
  if (word === undefined || issued === undefined) return null;
  const issuedAt = Number(issued);
  const age = now.getTime() - issuedAt;
  // Two machines may have different clocks, and a clock may be corrected.
  const timely = age > -CLOCK_SKEW_MS && age < LIFETIME_MS + CLOCK_SKEW_MS;
  return timely ? { id, word, issuedAt } : null;
}

function purpose(form: WordCheckForm, id: string): string {
  return `word check of ${form} ${id}`;
}

/** Letters that look different from each other. With this selection, rude words are unlikely. */
const CONSONANTS = "bdflmnrstv";
const VOWELS = "aeio";
const ENDINGS = ["", "n", "r", "s", "t", "l"];
const SYLLABLES = 3;

/** A random pronounceable word, one of 384,000. */
export function composeWord(): string {
  let word = "";
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1) word += pick(CONSONANTS) + pick(VOWELS);
  return word + pick(ENDINGS);
}

function pick(from: string | readonly string[]): string {
  return from[randomInt(from.length)] ?? "";
}
