import { toSingleLine } from "../messages/fields.ts";

/**
 * Makes text safe for an email header. Bidirectional characters could disguise a subject, so they are removed. Email
 * clients decode "=?utf-8?q?…?=", so "=?" is split.
 */
export function headerText(text: string): string {
  return toSingleLine(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .replaceAll("=?", "= ?");
}
