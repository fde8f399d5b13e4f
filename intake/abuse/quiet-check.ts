const MAX_LINKS = 5;
const LINK = /https?:\/\/|\bwww\.|\[url/gi;

type FilledIn = {
  text: string;
  /** Milliseconds between the first input and sending, as the form's script measured them; empty without scripts. */
  fillTime: string;
  fastestFillMs: number;
};

/** For forms without a word check: whether a message was filled in faster than a person types, or is full of links. */
export function looksAutomatic({ text, fillTime, fastestFillMs }: FilledIn): boolean {
  const tooFast = /^\d{1,9}$/.test(fillTime) && Number(fillTime) < fastestFillMs;
  return tooFast || (text.match(LINK) ?? []).length > MAX_LINKS;
}
