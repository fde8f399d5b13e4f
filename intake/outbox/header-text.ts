import { toSingleLine } from "../messages/fields.ts";

/**
 * Text for a mail header. Bidirectional characters could disguise a subject, and mail programs decode "=?utf-8?q?…?=" anywhere
 * in it, so visitors must not be able to send either.
 */
export function headerText(text: string): string {
  return toSingleLine(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .replaceAll("=?", "= ?");
}
