import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { toSafeJson } from "../intake/inbox/export/json.ts";
import { openStore } from "../intake/store/open-store.ts";
import { SQLITE_FILE } from "../intake/store/sqlite/sqlite-file.ts";
import type { OpenStore } from "../intake/store/store.ts";
import {
  type Command,
  type Context,
  EXIT,
  Failure,
  type Place,
  parseArgsOptions,
  usageError,
  type Values,
} from "./command.ts";
import { COMMANDS } from "./commands/commands.ts";
import { commandHelp, overview } from "./help.ts";
import { nearest } from "./nearest.ts";
import { confirm } from "./terminal/confirm.ts";
import { showProgress } from "./terminal/progress.ts";
import { visible } from "./terminal/visible.ts";

/** The parts of `process` that commands use. Tests pass their own, to run commands without starting a process. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
};

/** Runs one command and returns its exit code. */
export async function runInbox(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await run(args, surroundings);
    return EXIT.ok;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    surroundings.stderr.write(`${message.split("\n").map(visible).join("\n")}\n`);
    return error instanceof Failure ? error.exitCode : EXIT.failure;
  }
}

async function run([name, ...rest]: readonly string[], surroundings: Surroundings): Promise<void> {
  const print = (text: string) => write(surroundings.stdout, `${text}\n`);
  if (name === undefined) throw usageError(overview([...COMMANDS.values()]));
  if (name === "--help" || name === "-h" || (name === "help" && rest.length === 0)) {
    return print(overview([...COMMANDS.values()]));
  }
  const command = findCommand(name === "help" ? (rest[0] ?? "") : name);
  if (name === "help") return print(commandHelp(command));

  const { values, positionals } = parse(command, rest);
  if (values.help) return print(commandHelp(command));
  const { operands = "", operandCount: { min, max } = { min: 0, max: 0 } } = command;
  if (positionals.length < min || positionals.length > max) {
    const problem =
      positionals.length < min ? `${operands} is missing.` : `Unexpected argument: "${positionals[max]}".`;
    const usage = `./inbox ${command.name} ${operands}`.trim();
    throw usageError(`${problem}\nUsage: ${usage}\nSee: ./inbox ${command.name} --help`);
  }
  await runWithStore(command, positionals, values, surroundings);
}

function findCommand(name: string): Command {
  const command = COMMANDS.get(name);
  if (command) return command;
  throw usageError(
    `There is no command "${name}".${suggestion(name, [...COMMANDS.keys()])}\nSee: ./inbox --help`,
  );
}

function parse(command: Command, args: string[]): { values: Values; positionals: string[] } {
  const options = parseArgsOptions(command);
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || token.name in options) continue;
    const names = Object.keys(options).map((name) => `--${name}`);
    throw usageError(
      `"${command.name}" has no option ${token.rawName}.${suggestion(token.rawName, names)}\nSee: ./inbox ${command.name} --help`,
    );
  }
  try {
    return parseArgs({ args, options, allowPositionals: true }) as { values: Values; positionals: string[] };
  } catch (error) {
    throw usageError(`${(error as Error).message}\nSee: ./inbox ${command.name} --help`);
  }
}

function suggestion(typed: string, known: readonly string[]): string {
  const similar = nearest(typed, known);
  return similar === undefined ? "" : ` Did you mean ${similar}?`;
}

async function runWithStore(
  command: Command,
  positionals: string[],
  values: Values,
  { env, stdin, stdout, stderr }: Surroundings,
): Promise<void> {
  const place: Place = {
    dataDir: resolve(env.DATA_DIR || "data"),
    databaseUrl: env.DATABASE_URL || undefined,
  };
  let store: OpenStore | undefined;
  const context: Context = {
    place,
    env,
    async openStore() {
      if (place.databaseUrl && !URL.canParse(place.databaseUrl)) {
        throw new Failure(
          "DATABASE_URL is not a valid URL. Use postgres://user:password@host/name, with special characters in the password percent-encoded (# as %23).",
        );
      }
      if (!place.databaseUrl && !existsSync(join(place.dataDir, SQLITE_FILE))) {
        throw new Failure(
          `There is no store in ${place.dataDir}. Set DATA_DIR or DATABASE_URL to the server's value.`,
        );
      }
      store ??= await openStore(place, {
        checked: command.checksStore === true,
        warn: (message) => void stderr.write(`${message}\n`),
      });
      return store;
    },
    print: (value, lines) =>
      write(stdout, values.json ? `${toSafeJson(value, 2)}\n` : `${lines().join("\n")}\n`),
    write: (chunk) => write(stdout, chunk),
    confirm: (question, alreadySaidYes) => confirm(question, alreadySaidYes, { stdin, stderr }),
    showProgress: (label) => showProgress(label, stderr),
    width: stdout.isTTY ? stdout.columns : undefined,
  };
  try {
    await command.run(context, positionals, values);
  } finally {
    await store?.close();
  }
}

async function write(stdout: NodeJS.WritableStream, chunk: string | Uint8Array): Promise<void> {
  if (stdout.write(chunk)) return;
  await new Promise<void>((resume) => stdout.once("drain", resume));
}
