import { randomBytes } from "node:crypto";
import type { Sealer } from "../sealing/sealer.ts";
import { composeWord } from "./compose-word.ts";

const WORD_CHECK_FORMS = ["contact", "application"] as const;
export type WordCheckForm = (typeof WORD_CHECK_FORMS)[number];

const LIFETIME_MS = 20 * 60 * 1000;
const CLOCK_SKEW_MS = 10 * 60 * 1000;

/** A spent challenge must be remembered for as long as its token is valid. */
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

/** The challenge, or null if it is forged, expired, or belongs to another form or cookie. */
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
  // The clocks of two machines may differ, and a clock may be corrected.
  const timely = age > -CLOCK_SKEW_MS && age < LIFETIME_MS + CLOCK_SKEW_MS;
  return timely ? { id, word, issuedAt } : null;
}

function purpose(form: WordCheckForm, id: string): string {
  return `word check of ${form} ${id}`;
}
