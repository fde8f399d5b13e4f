import { addressKey } from "../abuse/limit-keys.ts";
import type { RateLimits } from "../abuse/rate-limits.ts";
import {
  CHALLENGE_MAX_AGE_SECONDS,
  type Challenge,
  createChallenge,
  isTimely,
  type WordCheckForm,
  wordOf,
} from "./challenge.ts";
import { drawWord, type WordColours } from "./draw-word.ts";
import { spellWord } from "./spell-word.ts";

/**
 * A visitor can have this many valid words for a form. A new word leaves the others valid, because other tabs may show
 * them. Beyond this number, the oldest word becomes invalid.
 */
const MAX_OPEN_CHALLENGES = 5;

type Cookies = Record<string, string>;
/** A cookie to set or, if `maxAge` (in seconds) is 0, to delete. */
type NewCookie = { name: string; value: string; maxAge: number };
type Asker = { cookies: Cookies; address: string };
type Issued = { challenge: Challenge; setCookies: NewCookie[] };
type TooMany = { outcome: "too-many"; retryAfterSeconds: number };

export type WordCheck = ReturnType<typeof createWordCheck>;

type Options = {
  /** Words are calculated from it. */
  secret: string;
  rateLimits: RateLimits;
  now: () => Date;
  colours: WordColours;
  /** Returns those of the given ids whose words have been used, or guessed wrong too often. */
  findSpent: (challenges: readonly string[]) => Promise<readonly string[]>;
  testWord?: string;
};

/**
 * The word check is our CAPTCHA: visitors type a word that they see in a picture or hear in a recording. The page is
 * static, so a cookie that is set with the picture or recording says which word it was. A visitor can have several valid
 * words for a form, so several tabs work at the same time, with or without JavaScript.
 */
export function createWordCheck(options: Options) {
  const { rateLimits, now } = options;

  const toWord = (challenge: Challenge) => options.testWord ?? wordOf(challenge, options.secret);

  function openChallenges(form: WordCheckForm, cookies: Cookies): Challenge[] {
    return readCookies(cookies, form)
      .filter((challenge) => isTimely(challenge, now()))
      .sort((a, b) => b.issuedAt - a.issuedAt)
      .slice(0, MAX_OPEN_CHALLENGES);
  }

  /** Creates a new word. `setCookies` adds its cookie and deletes expired, invalid and surplus cookies. */
  function issueChallenge(form: WordCheckForm, cookies: Cookies): Issued {
    const challenge = createChallenge(form, now());
    const kept = openChallenges(form, cookies).slice(0, MAX_OPEN_CHALLENGES - 1);
    const keptIds = new Set(kept.map(({ id }) => id));
    const dropped = readCookies(cookies, form).filter(({ id }) => !keptIds.has(id));
    const cookie = ({ id, issuedAt }: Challenge, maxAge: number) => ({
      name: cookiePrefix(form) + id,
      value: String(issuedAt),
      maxAge,
    });
    const setCookies = [
      cookie(challenge, CHALLENGE_MAX_AGE_SECONDS),
      ...dropped.map((each) => cookie(each, 0)),
    ];
    return { challenge, setCookies };
  }

  function limit(address: string): TooMany | null {
    const retryAfterSeconds = rateLimits.consume("wordChecks", addressKey(address));
    return retryAfterSeconds === null ? null : { outcome: "too-many", retryAfterSeconds };
  }

  /** The visitor's newest word that is still valid, or a new one. */
  async function currentChallenge(form: WordCheckForm, cookies: Cookies): Promise<Issued> {
    const open = openChallenges(form, cookies);
    // If the store is unavailable, a used word may be shown again. It is rejected when the form is sent.
    const spent = open.length > 0 ? await options.findSpent(open.map(({ id }) => id)).catch(() => []) : [];
    const current = open.find(({ id }) => !spent.includes(id));
    return current ? { challenge: current, setCookies: [] } : issueChallenge(form, cookies);
  }

  async function toPicture({ challenge, setCookies }: Issued) {
    const png = await drawWord(toWord(challenge), challenge.id, options.colours);
    return { outcome: "issued" as const, png, setCookies };
  }

  return {
    /** The visitor's newest valid word, as the same picture each time. A visitor without one gets a new word. */
    async show(form: WordCheckForm, { cookies, address }: Asker) {
      return limit(address) ?? (await toPicture(await currentChallenge(form, cookies)));
    },
    /** A new word as a picture. */
    async issue(form: WordCheckForm, { cookies, address }: Asker) {
      return limit(address) ?? (await toPicture(issueChallenge(form, cookies)));
    },
    /** A recording that spells the visitor's newest valid word. A visitor without one gets a new word. */
    async audio(form: WordCheckForm, { cookies, address }: Asker) {
      const refused = limit(address);
      if (refused) return refused;
      const { challenge, setCookies } = await currentChallenge(form, cookies);
      return { outcome: "spoken" as const, wav: spellWord(toWord(challenge)), setCookies };
    },
    /**
     * Returns the ids of the visitor's unexpired words, newest first, and the ids of those that equal the typed word.
     * Used words are included, because only the store knows which words have been used.
     */
    compare(form: WordCheckForm, cookies: Cookies, typed: string) {
      const word = typed.trim().toLowerCase();
      const open = openChallenges(form, cookies);
      const matching = open.filter((challenge) => toWord(challenge) === word);
      return { open: open.map(({ id }) => id), matching: matching.map(({ id }) => id) };
    },
  };
}

function cookiePrefix(form: WordCheckForm): string {
  return `wc_${form}_`;
}

/** Limits how many cookies the server reads for one request. Browsers rarely send this many. */
const MAX_COOKIES_READ = 4 * MAX_OPEN_CHALLENGES;

function readCookies(cookies: Cookies, form: WordCheckForm): Challenge[] {
  const prefix = cookiePrefix(form);
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, MAX_COOKIES_READ)
    .map(([name, value]) => ({ form, id: name.slice(prefix.length), issuedAt: Number(value) }))
    .filter(({ id }) => /^[\w-]{12}$/.test(id));
}
