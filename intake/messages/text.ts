import * as z from "zod/mini";

// Zod checks whether it may use eval, which browsers report as a violation of our security policy. This module is loaded
// before any schema is created.
if ("document" in globalThis) z.config({ jitless: true });

/** PostgreSQL can't store NUL and UTF-8 can't encode a lone surrogate, so both are replaced. */
function replaceUnstorable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}

/** One line without control characters: a line break in a name or a subject would reach a mail header. */
export function toSingleLine(text: string): string {
  return replaceUnstorable(text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")).trim();
}

/** Keeps the text as typed, with line ends normalised to LF. */
export function toMultiLine(text: string): string {
  return replaceUnstorable(text.replace(/\r\n?/g, "\n")).trim();
}

type LineRules = { missing: string; max: number; tooLong: string };

export function requiredLine({ missing, max, tooLong }: LineRules) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(toSingleLine),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, tooLong),
    );
}

export function requiredText({ missing, max, tooLong }: LineRules) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(toMultiLine),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, tooLong),
    );
}

export function optionalLine({ max, tooLong }: Omit<LineRules, "missing">) {
  return z.string().check(z.overwrite(toSingleLine), z.maxLength(max, tooLong));
}

export const MAX_MESSAGE_LENGTH = 10_000;
