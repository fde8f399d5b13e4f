/**
 * What visitors typed must not steer the terminal or dress up as something else: control, direction-changing and
 * invisible characters are shown by name. The joiners of emoji and of several scripts are left alone.
 */
const STEERING = /(?!\u200C|\u200D|\u00AD)[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** On one line. */
export function visible(text: string): string {
  return text.replace(STEERING, nameOf);
}

/** With its own line breaks and nothing else left that moves the cursor. */
export function visibleLines(text: string): string[] {
  return text.split("\n").map((line) => visible(line.replaceAll("\t", "  ")));
}
