import { addressKey } from "../abuse/limit-keys.ts";
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

type Picture = { outcome: "issued"; png: Uint8Array<ArrayBuffer>; setCookies: string[] };

export type WordCheck = {
  /** The open word as the same picture as before, or a new word. */
  show(form: WordCheckForm, asker: Asker): Promise<Picture | TooMany>;
  /** A new word as a picture, and the cookies that remember it. */
  issue(form: WordCheckForm, asker: Asker): Promise<Picture | TooMany>;
  /** The newest open word, spelled out. A new word if there is none, for visitors who do not load pictures. */
  audio(
    form: WordCheckForm,
    asker: Asker,
  ): Promise<{ outcome: "spoken"; wav: Uint8Array<ArrayBuffer>; setCookies: string[] } | TooMany>;
  /** The ids of the visitor's open words, newest first, and of those that match. The store knows which are spent. */
  compare(
    form: WordCheckForm,
    cookieHeader: string | null,
    typed: string,
  ): { open: string[]; matching: string[] };
};

type Options = {
  sealer: Sealer;
  rateLimits: RateLimits;
  now: () => Date;
  secureCookies: boolean;
  /** Returns the words that were used or guessed wrong too often. */
  findSpent: (challenges: readonly string[]) => Promise<readonly string[]>;
  testWord?: string;
};

/**
 * The page is static, so the open words are in cookies that are set with the picture, and any of them is accepted. So several
 * tabs work at the same time, with or without JavaScript.
 */
export function createWordCheck(options: Options): WordCheck {
  const { sealer, rateLimits, now } = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secureCookies ? "; Secure" : ""}`;

  function openChallenges(form: WordCheckForm, cookieHeader: string | null): Challenge[] {
    return readCookies(cookieHeader, cookiePrefix(form))
      .flatMap(({ id, token }) => openChallenge(sealer, form, id, token, now()) ?? [])
      .sort((a, b) => b.issuedAt - a.issuedAt)
      .slice(0, MAX_OPEN_CHALLENGES);
  }

  function issueChallenge(form: WordCheckForm, cookieHeader: string | null) {
    const challenge = createChallenge(now(), options.testWord);
    const kept = openChallenges(form, cookieHeader).slice(0, MAX_OPEN_CHALLENGES - 1);
    const keptIds = new Set(kept.map(({ id }) => id));
    const dropped = readCookies(cookieHeader, cookiePrefix(form)).filter(({ id }) => !keptIds.has(id));
    const token = sealChallenge(sealer, form, challenge);
    const setCookies = [
      `${cookiePrefix(form)}${challenge.id}=${token}; Max-Age=${CHALLENGE_MAX_AGE_SECONDS}; ${attributes}`,
      ...dropped.map(({ id }) => `${cookiePrefix(form)}${id}=; Max-Age=0; ${attributes}`),
    ];
    return { challenge, setCookies };
  }

  async function limit(address: string): Promise<TooMany | null> {
    const retryAfterSeconds = await rateLimits.consume("wordChecks", addressKey(address));
    return retryAfterSeconds === null ? null : { outcome: "too-many", retryAfterSeconds };
  }

  /** The newest word that can still be answered. */
  async function currentChallenge(form: WordCheckForm, cookieHeader: string | null) {
    const open = openChallenges(form, cookieHeader);
    // If the store does not answer, the word is shown anyway: spent words are detected when the form is sent.
    const spent = open.length > 0 ? await options.findSpent(open.map(({ id }) => id)).catch(() => []) : [];
    return open.find(({ id }) => !spent.includes(id));
  }

  const toPicture = ({ word, id }: Challenge, setCookies: string[]): Picture => ({
    outcome: "issued",
    png: drawWord(word, id),
    setCookies,
  });

  return {
    async show(form, { cookieHeader, address }) {
      const refused = await limit(address);
      if (refused) return refused;
      const current = await currentChallenge(form, cookieHeader);
      if (current) return toPicture(current, []);
      const { challenge, setCookies } = issueChallenge(form, cookieHeader);
      return toPicture(challenge, setCookies);
    },
    async issue(form, { cookieHeader, address }) {
      const refused = await limit(address);
      if (refused) return refused;
      const { challenge, setCookies } = issueChallenge(form, cookieHeader);
      return toPicture(challenge, setCookies);
    },
    async audio(form, { cookieHeader, address }) {
      const refused = await limit(address);
      if (refused) return refused;
      const current = await currentChallenge(form, cookieHeader);
      if (current) return { outcome: "spoken", wav: spellWord(current.word), setCookies: [] };
      const { challenge, setCookies } = issueChallenge(form, cookieHeader);
      return { outcome: "spoken", wav: spellWord(challenge.word), setCookies };
    },
    compare(form, cookieHeader, typed) {
      const word = typed.trim().toLowerCase();
      const open = openChallenges(form, cookieHeader);
      const matching = open.filter((challenge) => challenge.word === word);
      return { open: open.map(({ id }) => id), matching: matching.map(({ id }) => id) };
    },
  };
}

function cookiePrefix(form: WordCheckForm): string {
  return `wc_${form}_`;
}

/** We set fewer cookies than this. Decrypting more would waste time. */
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
