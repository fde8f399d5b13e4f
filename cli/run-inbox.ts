import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { toSafeJson } from "../intake/inbox/export/json.ts";
import { openStore } from "../intake/store/open-store.ts";
import { SQLITE_FILE } from "../intake/store/sqlite/sqlite-file.ts";
import type { Store } from "../intake/store/store.ts";
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
import { visible } from "./terminal/visible.ts";

const DEFAULT_WIDTH = 100;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough, as in `inbox list | head`.
  process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.failure);
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split("\n").map(visible).join("\n")}\n`);
  process.exitCode = error instanceof Failure ? error.exitCode : EXIT.failure;
}

async function run([name, ...rest]: string[]): Promise<void> {
  if (name === undefined) throw usageError(overview(await loadAll()));
  if (name === "--help" || name === "-h" || (name === "help" && rest.length === 0)) {
    return write(`${overview(await loadAll())}\n`);
  }
  const wanted = name === "help" ? (rest[0] ?? "") : name;
  const load = COMMANDS.get(wanted);
  if (!load) throw usageError(`There is no command ${wanted}. See: inbox --help`);
  const command = await load();
  if (name === "help") return write(`${commandHelp(command)}\n`);

  const { values, positionals } = parse(command, rest);
  if (values.help) return write(`${commandHelp(command)}\n`);
  const [fewest, most] = command.takes;
  if (positionals.length < fewest || positionals.length > most) {
    throw usageError(`Usage: inbox ${command.name} ${command.operands}\nSee: inbox ${command.name} --help`);
  }
  await runWithStore(command, positionals, values);
}

function loadAll(): Promise<Command[]> {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}

function parse(command: Command, args: string[]): { values: Values; positionals: string[] } {
  try {
    const options = parseArgsOptions(command) ?? {};
    return parseArgs({ args, options, allowPositionals: true }) as { values: Values; positionals: string[] };
  } catch (error) {
    throw usageError(`${(error as Error).message}\nSee: inbox ${command.name} --help`);
  }
}

async function runWithStore(command: Command, positionals: string[], values: Values): Promise<void> {
  const place: Place = {
    dataDir: resolve(process.env.DATA_DIR || "data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
  let store: Store | undefined;
  const context: Context = {
    place,
    async openStore() {
      if (!place.databaseUrl && !existsSync(join(place.dataDir, SQLITE_FILE))) {
        throw new Failure(`There is no store in ${place.dataDir}. Set DATA_DIR to the server's data folder.`);
      }
      store ??= await openStore(place, { checked: command.access === "write" });
      return store;
    },
    print: (value, lines) => write(values.json ? `${toSafeJson(value, 2)}\n` : `${lines().join("\n")}\n`),
    write,
    width: process.stdout.columns || Number(process.env.COLUMNS) || DEFAULT_WIDTH,
  };
  try {
    await command.run(context, positionals, values);
  } finally {
    await store?.close();
  }
}

async function write(chunk: string | Uint8Array): Promise<void> {
  if (process.stdout.write(chunk)) return;
  await new Promise<void>((resume) => process.stdout.once("drain", resume));
}
