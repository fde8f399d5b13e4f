import { type Logger, pino } from "pino";
import { StoreCorrupt, StoreUnavailable } from "../intake/store/store-errors.ts";
import type { Environment } from "./environment.ts";

/**
 * The server's log. Nothing that a visitor typed may reach it: callers name what they tell field by field, and of an
 * error its words are left out unless they are our own or the operating system's.
 */
export function createLog(level: Environment["LOG_LEVEL"]): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } });
}

/** A parser's error quotes what it could not parse, a database's the row it refused: both would be a visitor's words. */
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

/** Enough to see that one network sends a lot, too little to tell who: the first half of an address or less. */
export function blurAddress(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 2).join(":")}::/32`;
  return address === "" ? "" : `${address.split(".").slice(0, 2).join(".")}.0.0/16`;
}

/** An error nobody expected would be printed whole by Node itself. */
export function logCrashes(log: Logger): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "The server met an error it cannot go on from");
      process.exit(1);
    });
  }
}
