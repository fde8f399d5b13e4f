const MAX_LINKS = 5;
const LINK = /https?:\/\/|\bwww\.|\[url/gi;

type FilledIn = {
  text: string;
  /** Milliseconds between the first input and sending, measured by a script on the page. Empty without JavaScript. */
  fillTime: string;
  fastestFillMs: number;
};

/**
 * Whether a bot probably filled in the form: faster than a person types, or with many links. For forms without a word check
 * (CAPTCHA).
 */
export function looksAutomatic({ text, fillTime, fastestFillMs }: FilledIn): boolean {
  const tooFast = /^\d{1,9}$/.test(fillTime) && Number(fillTime) < fastestFillMs;
  return tooFast || (text.match(LINK) ?? []).length > MAX_LINKS;
}
