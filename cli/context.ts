import type { Command } from "@commander-js/extra-typings";
import type { Editor } from "../intake/inbox/follow-up.ts";
import type { OpenStore, StorePlace } from "../intake/store/store.ts";
import type { WorkingDays } from "../intake/working-days.ts";

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

export const noMessage = (reference: string) => notFound(`There is no message ${reference}.`);

/** The ./inbox command, to which each command is added. */
export type Inbox = Command<[], { json?: true | undefined }>;

export type Context = {
  place: StorePlace;
  /** The operating system's user, for the history of messages. */
  editor: Editor;
  env: NodeJS.ProcessEnv;
  /** The company's time zone, such as Europe/London. */
  timeZone: string;
  workingDays: WorkingDays;
  /** Opens the store. `checked` looks for damage in an SQLite store first. It is closed when the command ends. */
  openStore: (options?: { checked: boolean }) => Promise<OpenStore>;
  /** Prints one value: as JSON with --json, otherwise as the given lines. */
  print: (value: unknown, lines: () => readonly string[]) => Promise<void>;
  /** Writes to standard output, and waits for a slow reader to catch up. */
  write: (text: string) => Promise<void>;
  /** Throws a Failure unless the operator types "yes" or --yes was given. */
  confirm: (question: string, alreadySaidYes: boolean | undefined) => Promise<void>;
  /** The width of the terminal, or undefined if the output goes to a file or a pipe. */
  width: number | undefined;
};
