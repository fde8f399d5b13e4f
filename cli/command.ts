import type { ParseArgsConfig, ParseArgsOptionsConfig } from "node:util";
import type { Store } from "../intake/store/store.ts";

export const EXIT = { ok: 0, failure: 1, usage: 2, notFound: 3 } as const;

/** Ends the command with a message and an exit code. */
export class Failure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function usageError(message: string): Failure {
  return new Failure(message, EXIT.usage);
}

export function notFound(message: string): Failure {
  return new Failure(message, EXIT.notFound);
}

export type Place = { dataDir: string; databaseUrl: string | undefined };

export type Context = {
  place: Place;
  /** Opens the store on first use; it is closed when the command has ended. */
  openStore: () => Promise<Store>;
  /** One value on the standard output: as JSON if that was asked for, else as the lines. */
  print: (value: unknown, lines: () => readonly string[]) => Promise<void>;
  /** Waits while whoever reads is slower than we are. */
  write: (chunk: string | Uint8Array) => Promise<void>;
  width: number;
};

export type Option = ParseArgsOptionsConfig[string] & {
  /** What stands for the value in the help. */
  value?: string;
  help: string;
};

export type Values = Record<string, string | boolean | undefined>;

export type Command = {
  name: string;
  /** What stands between the name and the options in the help, such as REF. */
  operands: string;
  /** Before it changes anything, the store is checked for damage, which takes its time in a large one. */
  access: "read" | "write";
  /** How many of them there may be. */
  takes: [fewest: number, most: number];
  summary: string;
  details: string;
  options: Record<string, Option>;
  examples: readonly string[];
  run: (context: Context, operands: readonly string[], values: Values) => Promise<void>;
};

export const COMMON_OPTIONS: Record<string, Option> = {
  json: { type: "boolean", help: "Print JSON, exact and meant for scripts." },
  help: { type: "boolean", short: "h", help: "Show this help." },
};

export function parseArgsOptions(command: Command): ParseArgsConfig["options"] {
  const entries = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  return Object.fromEntries(
    entries.map(([name, { type, short }]) => [name, { type, ...(short && { short }) }]),
  );
}
