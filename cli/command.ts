import type { ParseArgsConfig, ParseArgsOptionsConfig } from "node:util";
import type { OpenStore } from "../intake/store/store.ts";
import type { Progress } from "./terminal/progress.ts";

export const EXIT = { ok: 0, failure: 1, usage: 2, notFound: 3 } as const;

/** Thrown to end the command with a message and an exit code. */
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
  env: NodeJS.ProcessEnv;
  /** Opens the store on first use. It is closed when the command ends. */
  openStore: () => Promise<OpenStore>;
  /** Prints one value: as JSON with --json, otherwise as the given lines. */
  print: (value: unknown, lines: () => readonly string[]) => Promise<void>;
  /** Writes to standard output, and waits for a slow reader to catch up. */
  write: (chunk: string | Uint8Array) => Promise<void>;
  /** Throws a Failure unless the operator types "yes" or --yes was given. */
  confirm: (question: string, alreadySaidYes: boolean) => Promise<void>;
  showProgress: (label: string) => Progress;
  /** The width of the terminal, or undefined if the output goes to a file or a pipe. */
  width: number | undefined;
};

export type Option = ParseArgsOptionsConfig[string] & {
  /** The placeholder for the option's value in the help, such as FILE. */
  value?: string;
  help: string;
};

export type Values = Record<string, string | boolean | undefined>;

export type Command = {
  name: string;
  /** The arguments that the help shows after the command's name, such as REF or --days N. */
  operands?: string;
  /** How many positional arguments, such as REF, are required and allowed. Without it, none are allowed. */
  operandCount?: { min: number; max: number };
  /** Whether an SQLite store is checked for damage when it is opened, which can take a while. */
  checksStore?: true;
  summary: string;
  details: string;
  options?: Record<string, Option>;
  examples: readonly string[];
  run: (context: Context, operands: readonly string[], values: Values) => Promise<void>;
};

export const COMMON_OPTIONS: Record<string, Option> = {
  json: { type: "boolean", help: "Print JSON, for scripts." },
  help: { type: "boolean", short: "h", help: "Show this help." },
};

export function parseArgsOptions(command: Command): NonNullable<ParseArgsConfig["options"]> {
  const entries = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  return Object.fromEntries(
    entries.map(([name, { type, short }]) => [name, { type, ...(short && { short }) }]),
  );
}
