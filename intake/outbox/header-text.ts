import { toSingleLine } from "../messages/fields.ts";

/**
 * Makes text safe for an email header. Bidirectional control characters could disguise a subject, so they are removed.
 * Email clients decode text such as "=?utf-8?q?…?=". To prevent this, a space is inserted into "=?".
 */
export function headerText(text: string): string {
  return toSingleLine(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .replaceAll("=?", "= ?");
}
