import { type Logger, pino } from "pino";
import { StoreCorrupt, StoreUnavailable } from "../intake/store/store-errors.ts";
import type { Environment } from "./environment.ts";

/**
 * The server's log. It must not contain anything that a visitor typed: callers log named fields only, and an error's
 * message is left out unless it comes from our store or the operating system.
 */
export function createLog(level: Environment["LOG_LEVEL"]): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } });
}

/** Leaves out error messages that may quote visitors' text, such as those of parsers and database drivers. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, syscall, cause } = error as NodeJS.ErrnoException;
  const quotable =
    error instanceof StoreUnavailable || error instanceof StoreCorrupt || syscall !== undefined;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(quotable && { message: error.message }),
    stack: frames(error),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
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
