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
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (clean === "") return fallback;
  if (clean.length <= MAX_LENGTH) return clean;
  const extension = /\.[^.]+$/.exec(clean)?.[0] ?? "";
  const kept = extension.length <= MAX_EXTENSION ? extension : "";
  return `${cut(clean, MAX_LENGTH - kept.length - 1)}…${kept}`;
}

/** Cuts between characters, not inside a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}
