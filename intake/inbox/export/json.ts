import type { Message } from "../message.ts";

/** JSON that is safe to print in a terminal: control and format characters are escaped. */
export function toSafeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/[\x7f-\x9f\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** A JSON array with one message per line. */
export async function* toJson(messages: AsyncIterable<Message>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const message of messages) {
    yield separator + toSafeJson(message);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
