import { type Logger, pino } from "pino";
import { StoreCorrupt, StoreUnavailable } from "../../intake/store/store.ts";
import type { Environment } from "../settings/environment.ts";

/**
 * The server's log. It must not contain anything that a visitor typed: callers log named fields only, and errors are
 * logged without text that may be a visitor's.
 */
export function createLog(level: Environment["LOG_LEVEL"]): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } });
}

/** An error of the server whose message has nothing of a visitor in it, so that it may be logged. */
export class ServerFault extends Error {
  override name = "ServerFault";
}

/** Fields of database errors that name a reason or part of the schema, never a stored value. */
const DATABASE_FIELDS = ["code", "errcode", "errstr", "table", "column", "constraint"] as const;

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = safeMessage(error);
  const fields: Partial<Record<string, unknown>> = { ...error };
  return {
    type: error.name,
    ...Object.fromEntries(DATABASE_FIELDS.map((name) => [name, fields[name]])),
    ...(message !== undefined && { message }),
    stack: frames(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/**
 * An error's message, if it can't contain visitors' text: messages of our own kinds of error and of the operating system,
 * and of JavaScript itself without quoted values. Parsers and database drivers, for example, quote what they were given.
 */
function safeMessage(error: Error): string | undefined {
  const isOurs = [StoreUnavailable, StoreCorrupt, ServerFault].some((kind) => error instanceof kind);
  if (isOurs || "syscall" in error) return error.message;
  const isJavaScriptError = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return isJavaScriptError ? error.message.replace(/(["'`]).*\1/gs, "$1…$1") : undefined;
}

function frames({ stack }: Error): string[] {
  return (stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
}

/** Keeps at most the first half of an IP address: enough to recognise a network, not enough to identify a person. */
export function blurAddress(address: string): string {
  if (address.includes(":")) {
    const [first, second] = address.split(":");
    return `${first || 0}:${second || 0}::/32`;
  }
  return address === "" ? "" : `${address.split(".").slice(0, 2).join(".")}.0.0/16`;
}

/**
 * Logs an uncaught error, then exits. Node itself would print the error's message. Our log leaves it out if it may quote
 * visitors' text.
 */
export function logCrashes(log: Logger): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "Unexpected error: the server is exiting");
      process.exit(1);
    });
  }
}
