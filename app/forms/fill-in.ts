import { MAX_MESSAGE_LENGTH } from "../../intake/forms/fields.ts";

/** Replaces the `{…}` placeholders in a text. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** Replaces `{limit}` in a text with the maximum length of a message. */
export const messageLimit = (text: string) =>
  fillIn(text, { limit: MAX_MESSAGE_LENGTH.toLocaleString("en-GB") });
