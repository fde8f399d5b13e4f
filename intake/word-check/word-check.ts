import { addressKey } from "../abuse/address-key.ts";
import type { RateLimits } from "../abuse/rate-limits.ts";
import type { Sealer } from "../sealing/sealer.ts";
import {
  CHALLENGE_MAX_AGE_SECONDS,
  type Challenge,
  createChallenge,
  openChallenge,
  sealChallenge,
  type WordCheckForm,
} from "./challenge.ts";
import { drawWord } from "./draw-word.ts";
import { spellWord } from "./spell-word.ts";

/** One per open tab; a visitor with more tabs than this loses the oldest word. */
const MAX_OPEN_CHALLENGES = 5;

type Asker = { cookieHeader: string | null; address: string };
type TooMany = { outcome: "too-many"; retryAfterSeconds: number };

export type WordCheck = {
  /** A new word as a picture, and the cookies that remember it. */
  issue(
    form: WordCheckForm,
    asker: Asker,
  ): Promise<{ outcome: "issued"; png: Uint8Array<ArrayBuffer>; setCookies: string[] } | TooMany>;
  /** The word issued last, spelled out. */
  audio(
    form: WordCheckForm,
    asker: Asker,
  ): Promise<{ outcome: "spoken"; wav: Uint8Array<ArrayBuffer> } | { outcome: "no-word" } | TooMany>;
  /** The visitor's challenges that the typed word answers, newest first. Whether one is unused, the store knows. */
  match(form: WordCheckForm, cookieHeader: string | null, typed: string): string[];
};

type Options = {
  sealer: Sealer;
  rateLimits: RateLimits;
  now: () => Date;
  secureCookies: boolean;
  testWord?: string;
};

/**
 * The page is static and posts no challenge of its own: the picture's cookies say which words are open, and any of
 * them is a right answer. So several tabs work side by side, with JavaScript or without.
 */
export function createWordCheck(options: Options): WordCheck {
  const { sealer, rateLimits, now } = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secureCookies ? "; Secure" : ""}`;

  function openChallenges(form: WordCheckForm, cookieHeader: string | null): Challenge[] {
    return readCookies(cookieHeader, cookiePrefix(form))
      .flatMap(({ id, token }) => openChallenge(sealer, form, id, token, now()) ?? [])
      .sort((a, b) => b.issuedAt - a.issuedAt);
  }

  async function limit(address: string): Promise<TooMany | null> {
    const retryAfterSeconds = await rateLimits.consume("wordChecks", addressKey(address));
    return retryAfterSeconds === null ? null : { outcome: "too-many", retryAfterSeconds };
  }

  return {
    async issue(form, { cookieHeader, address }) {
      const refused = await limit(address);
      if (refused) return refused;
      const challenge = createChallenge(now(), options.testWord);
      const kept = openChallenges(form, cookieHeader).slice(0, MAX_OPEN_CHALLENGES - 1);
      const keptIds = new Set(kept.map(({ id }) => id));
      const dropped = readCookies(cookieHeader, cookiePrefix(form)).filter(({ id }) => !keptIds.has(id));
      const token = sealChallenge(sealer, form, challenge);
      return {
        outcome: "issued",
        png: drawWord(challenge.word),
        setCookies: [
          `${cookiePrefix(form)}${challenge.id}=${token}; Max-Age=${CHALLENGE_MAX_AGE_SECONDS}; ${attributes}`,
          ...dropped.map(({ id }) => `${cookiePrefix(form)}${id}=; Max-Age=0; ${attributes}`),
        ],
      };
    },
    async audio(form, { cookieHeader, address }) {
      const refused = await limit(address);
      if (refused) return refused;
      const [newest] = openChallenges(form, cookieHeader);
      return newest ? { outcome: "spoken", wav: spellWord(newest.word) } : { outcome: "no-word" };
    },
    match(form, cookieHeader, typed) {
      const word = typed.trim().toLowerCase();
      return openChallenges(form, cookieHeader)
        .filter((challenge) => challenge.word === word)
        .map(({ id }) => id);
    },
  };
}

function cookiePrefix(form: WordCheckForm): string {
  return `wc_${form}_`;
}

/** More cookies than we hand out are somebody's own; opening them all would be work for nothing. */
const MAX_COOKIES_READ = 4 * MAX_OPEN_CHALLENGES;

function readCookies(cookieHeader: string | null, prefix: string): { id: string; token: string }[] {
  return (cookieHeader ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .slice(0, MAX_COOKIES_READ)
    .flatMap((pair) => {
      const [id = "", token = ""] = pair.slice(prefix.length).split("=");
      return /^[\w-]{12}$/.test(id) ? [{ id, token }] : [];
    });
}
