import { type Logger, pino } from "pino";
import { StoreCorrupt, StoreUnavailable } from "../intake/store/store-errors.ts";
import type { Environment } from "./environment.ts";

/**
 * The server's log. It must not contain anything that a visitor typed: callers log named fields only, and error messages are
 * left out unless they are our own or the operating system's.
 */
export function createLog(level: Environment["LOG_LEVEL"]): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } });
}

/** Parser and database errors quote their input, which is visitors' text. */
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

/** Keeps at most the first half of an address: enough to recognise a network, too little to identify a person. */
export function blurAddress(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 2).join(":")}::/32`;
  return address === "" ? "" : `${address.split(".").slice(0, 2).join(".")}.0.0/16`;
}

/** Without this, Node would print unexpected errors with their message. */
export function logCrashes(log: Logger): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "The server stops after an unexpected error");
      process.exit(1);
    });
  }
}
