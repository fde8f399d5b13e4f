import { toSingleLine } from "../messages/text.ts";

/**
 * Text for a mail header. Direction marks would let a subject pose as another, and a mail program decodes "=?utf-8?q?…?="
 * wherever it appears, so visitors must not be able to write it.
 */
export function headerText(text: string): string {
  return toSingleLine(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .replaceAll("=?", "= ?");
}
