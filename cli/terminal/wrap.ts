import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

/** Wraps text at this width, between words where possible. */
export function wrap(text: string, width: number): string[] {
  return wrapAnsi(text, width, { hard: true }).split("\n");
}

/** Truncates text to this width, with an ellipsis. */
export function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  const [start] = wrapAnsi(text, width - 1, { hard: true, wordWrap: false, trim: false }).split("\n");
  return `${start}…`;
}
