import { MAX_MESSAGE_LENGTH } from "../../intake/messages/fields.ts";

/** Replaces the `{…}` placeholders in a text from the content. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** Fills the maximum length of a message into a text. */
export const messageLimit = (text: string) =>
  fillIn(text, { limit: MAX_MESSAGE_LENGTH.toLocaleString("en-GB") });
