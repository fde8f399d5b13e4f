import { trim } from "../forms/fields.ts";

const MAX_LENGTH = 120;
const MAX_EXTENSION = 16;

/**
 * Makes a file name safe to display and to suggest for saving: no folders, no control characters, no characters that
 * change the text direction. Long names are shortened but keep their extension. The result is not yet safe to use as a
 * path.
 */
export function toDisplayName(fileName: string, fallback: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .replace(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}\u2028\u2029\uFEFF]/gu, "")
    .replace(/\s+/g, " ");
  return shorten(trim(clean, ". "), fallback);
}

function shorten(clean: string, fallback: string): string {
  if (clean === "") return fallback;
  if (clean.length <= MAX_LENGTH) return clean;
  const dot = clean.lastIndexOf(".");
  const kept = dot >= 0 && clean.length - dot <= MAX_EXTENSION ? clean.slice(dot) : "";
  return `${cut(clean, MAX_LENGTH - kept.length - 1)}…${kept}`;
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}
