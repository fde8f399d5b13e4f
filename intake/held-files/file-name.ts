const MAX_LENGTH = 120;
const MAX_EXTENSION = 16;

/**
 * A name to show and to suggest, never to open: no folders, no control or direction-changing characters. The
 * extension outlives the cut.
 */
export function toDisplayName(fileName: string, fallback: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .replace(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}\u2028\u2029\uFEFF]/gu, "")
    .replace(/\s+/g, " ");
  return shorten(trimDots(clean), fallback);
}

/** By hand: the regular expression for it takes quadratic time on a long run of dots. */
function trimDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ". ".includes(text.charAt(start))) start += 1;
  while (end > start && ". ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function shorten(clean: string, fallback: string): string {
  if (clean === "") return fallback;
  if (clean.length <= MAX_LENGTH) return clean;
  const dot = clean.lastIndexOf(".");
  const kept = dot >= 0 && clean.length - dot <= MAX_EXTENSION ? clean.slice(dot) : "";
  return `${cut(clean, MAX_LENGTH - kept.length - 1)}…${kept}`;
}

/** Cuts between characters, not inside a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}
