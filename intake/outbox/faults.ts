import { toSingleLine } from "../messages/fields.ts";

const MAX_REASON = 500;

/** The error as staff see it: the reply of the mail server, or the error message, on one line. */
export function toReason(error: unknown): string {
  const reply = property(error, "response");
  const text = typeof reply === "string" ? reply : error instanceof Error ? error.message : String(error);
  return toSingleLine(text).slice(0, MAX_REASON) || "The delivery failed without an error message.";
}

/** The error as it is logged: without its text, because mail servers often repeat the email address they refuse. */
export function faultDetails(error: unknown): object {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return {
    fault: error instanceof Error ? error.name : typeof error,
    code: property(cause, "code"),
    responseCode: property(cause, "responseCode"),
    command: property(cause, "command"),
  };
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error && name in error
    ? (error as Error & Record<string, unknown>)[name]
    : undefined;
}
