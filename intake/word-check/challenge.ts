import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
} from "node:crypto";

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

/** Letters that look different from each other: a could be read as o, and l as i. With this selection, rude words are unlikely. */
const CONSONANTS = "bdfmnrstvz";
const VOWELS = "eio";
const ENDINGS = ["", "n", "r", "s", "t"];
const SYLLABLES = 3;

/** A random pronounceable word, one of 135,000. */
export function composeWord(): string {
  let word = "";
  for (let syllable = 0; syllable < SYLLABLES; syllable += 1) word += pick(CONSONANTS) + pick(VOWELS);
  return word + pick(ENDINGS);
}

function pick(from: string | readonly string[]): string {
  return from[randomInt(from.length)] ?? "";
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_TOKEN_LENGTH = 1024;

export type Sealer = ReturnType<typeof createSealer>;

/**
 * Encrypts and authenticates tokens. Signing them would not be enough: the token in the CAPTCHA cookie contains the
 * word that the visitor has to type.
 */
export function createSealer(secret: string) {
  const derived = hkdfSync("sha256", secret, "aldergate intake", "sealed token v1", 32);
  // Prepares the key once. With raw bytes, every call would prepare it again, which takes longer than the encryption.
  const key = createSecretKey(new Uint8Array(derived));
  return {
    /** Creates a token that can only be opened with the same purpose. */
    seal(purpose: string, content: readonly string[]): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString("base64url");
    },
    /** The content of a token, or null if the token is too long or was not sealed with this secret and purpose. */
    open(purpose: string, token: string): string[] | null {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const sealed = Buffer.from(token, "base64url");
      if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const body = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
        return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8")) as string[];
      } catch {
        return null;
      }
    },
  };
}
