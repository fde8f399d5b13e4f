import { createHmac, randomBytes } from "node:crypto";

export type WordCheckForm = "contact" | "application";

const LIFETIME_MS = 20 * 60 * 1000;
const CLOCK_SKEW_MS = 10 * 60 * 1000;

/** A used word must be remembered for as long as its cookie is valid. */
export const CHALLENGE_MEMORY_MS = LIFETIME_MS + 2 * CLOCK_SKEW_MS;
export const CHALLENGE_MAX_AGE_SECONDS = LIFETIME_MS / 1000;

/** A request to type a word. The visitor's cookie contains the challenge, but not the word. */
export type Challenge = { form: WordCheckForm; id: string; issuedAt: number };

export function createChallenge(form: WordCheckForm, now: Date): Challenge {
  return { form, id: randomBytes(9).toString("base64url"), issuedAt: now.getTime() };
}

/** Two machines may have different clocks, and a clock may be corrected. */
export function isTimely({ issuedAt }: Challenge, now: Date): boolean {
  const age = now.getTime() - issuedAt;
  return age > -CLOCK_SKEW_MS && age < LIFETIME_MS + CLOCK_SKEW_MS;
}

/** Letters that look different from each other: a could be read as o, and l as i. With this selection, rude words are unlikely. */
const CONSONANTS = "bdfmnrstvz";
const VOWELS = "eio";
const SYLLABLE = [CONSONANTS, VOWELS];
const ENDINGS = ["", "n", "r", "s", "t"];
const PARTS = [...SYLLABLE, ...SYLLABLE, ...SYLLABLE, ENDINGS];

/**
 * A pronounceable word, one of 135,000. It is calculated from the challenge and the server's secret, so a forged cookie
 * has a word that only the server knows.
 */
export function wordOf({ form, id, issuedAt }: Challenge, secret: string): string {
  const digest = createHmac("sha256", secret).update(`word of ${form} ${id} ${issuedAt}`).digest();
  return PARTS.map((part, place) => part[digest.readUInt32LE(4 * place) % part.length]).join("");
}
