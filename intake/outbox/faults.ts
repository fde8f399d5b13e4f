import { toSingleLine } from "../messages/text.ts";

export type FaultLog = { error(details: object, message: string): void };

const MAX_REASON = 500;

/** For the store, where staff read it: the other side's own words, on one line. */
export function toReason(error: unknown): string {
  const reply = property(error, "response");
  const text = typeof reply === "string" ? reply : error instanceof Error ? error.message : String(error);
  return toSingleLine(text).slice(0, MAX_REASON) || "It failed without saying why.";
}

/** For the log: no message text, since a mail server likes to repeat the address it refuses. */
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
