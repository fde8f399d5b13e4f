/**
 * Visitors' text must not control the terminal or disguise itself, so control and format characters, such as
 * bidirectional marks and zero-width spaces, are replaced by symbols or codes. Soft hyphens are kept, and so are
 * joiners, which emoji and several scripts need.
 */
const UNSAFE = /(?!\u200C|\u200D|\u00AD)[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Combining marks after the fourth on the same character. A taller stack of marks would cover the lines above. */
const EXCESS_MARKS = /(?<=\p{Mn}{4})\p{Mn}+/gu;

function toSymbol(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** Makes text safe to print on one line. */
export function visible(text: string): string {
  return text.replace(EXCESS_MARKS, "").replace(UNSAFE, toSymbol);
}

/** Splits text into lines that are safe to print. */
export function visibleLines(text: string): string[] {
  return text.split("\n").map((line) => visible(line.replaceAll("\t", "  ")));
}
