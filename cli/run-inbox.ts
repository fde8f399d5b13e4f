import { accessSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { Command, CommanderError } from "@commander-js/extra-typings";
import { toSafeJson } from "../intake/inbox/export/json.ts";
import { DATABASE_URL_RULE, isDatabaseUrl } from "../intake/store/postgres/database-url.ts";
import { SQLITE_FILE } from "../intake/store/sqlite/sqlite-file.ts";
import type { OpenStore } from "../intake/store/store.ts";
import { openStore, type StorePlace } from "../intake/store/store.ts";
import { createWorkingDays, type OfficeFacts } from "../intake/working-days.ts";
import { addBackup, addRestore } from "./commands/backup.ts";
import { addDeliveries, addRetry } from "./commands/deliveries.ts";
import { addAudit, addErase } from "./commands/erase.ts";
import { addExport } from "./commands/export.ts";
import { addFiles } from "./commands/files.ts";
import { addList } from "./commands/list.ts";
import { addReport } from "./commands/report.ts";
import { addShow } from "./commands/show.ts";
import { addNotSpam, addSpam } from "./commands/spam.ts";
import { addUpdate } from "./commands/update.ts";
import { type Context, EXIT, Failure } from "./context.ts";
import { confirm } from "./terminal/confirm.ts";
import { visible } from "./terminal/visible.ts";

/** The help lists the commands in this order. */
const COMMANDS = [
  ...[
    addList,
    addShow,
    addUpdate,
    addFiles,
    addExport,
    addReport,
    addDeliveries,
    addRetry,
    addSpam,
    addNotSpam,
  ],
  ...[addErase, addAudit, addBackup, addRestore],
];

/** The parts of `process` that commands use. Tests pass their own, to run commands without starting a process. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream;
};

/** Runs one command and returns its exit code. */
export async function runInbox(
  args: readonly string[],
  surroundings: Surroundings,
  office: OfficeFacts,
): Promise<number> {
  const { stdout, stderr } = surroundings;
  const writeError = (text: string) => void stderr.write(text.split("\n").map(visible).join("\n"));
  const inbox = new Command("./inbox")
    .description("Reads and manages the messages that visitors have sent.")
    .option("--json", "print JSON, for scripts")
    .addHelpText("after", EXPLANATIONS)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => void stdout.write(text), writeErr: writeError })
    .showHelpAfterError("See: ./inbox COMMAND --help")
    .exitOverride();
  const stores: OpenStore[] = [];
  const context = {
    ...createContext(() => inbox.opts().json === true, stores, surroundings),
    timeZone: office.timeZone,
    workingDays: createWorkingDays(office),
  };
  for (const add of COMMANDS) add(inbox, context);
  try {
    await inbox.parseAsync(args, { from: "user" });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    writeError(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof Failure ? error.exitCode : EXIT.failure;
  } finally {
    for (const store of stores) await store.close();
  }
}

const EXPLANATIONS = `
<ref> is the reference of a message, such as XX-7K4M-Q2XD-9PWT, where XX are the company's two letters. You can type it
in lower case and without dashes. Days and times are in the company's time zone, but in UTC in JSON.

In a file or a pipe, columns are separated by tabs and never truncated, and text that a spreadsheet would calculate gets
an apostrophe. Control characters in visitors' text are shown as symbols or codes, such as ␛ or <U+202E>, but not in a CSV
file. JSON contains the exact text.

Give ./inbox the same settings as the server. It reads them from the environment, or from .env in the current folder:
  DATA_DIR      The folder of the SQLite store. Default: data
  DATABASE_URL  A PostgreSQL database to use instead.
  WEBHOOK_URL   If it is set, not-spam also queues the webhook call.

Exit codes:
  0  success
  1  failed, or not confirmed
  2  wrong usage
  3  not found`;

function createContext(
  isJson: () => boolean,
  stores: OpenStore[],
  { env, stdin, stdout, stderr }: Surroundings,
): Omit<Context, "timeZone" | "workingDays"> {
  const place = { dataDir: resolve(env.DATA_DIR || "data"), databaseUrl: env.DATABASE_URL || undefined };
  return {
    place,
    env,
    editor: { author: env.SUDO_USER || userName() },
    async openStore({ checked } = { checked: false }) {
      requireStore(place);
      const store = await openStore(place, { checked, warn: (text) => void stderr.write(`${text}\n`) });
      stores.push(store);
      return store;
    },
    print: (value, lines) => write(stdout, `${isJson() ? toSafeJson(value, 2) : lines().join("\n")}\n`),
    write: (text) => write(stdout, text),
    confirm: (question, alreadySaidYes) => confirm(question, alreadySaidYes, { stdin, stderr }),
    width: stdout.isTTY ? stdout.columns : undefined,
  };
}

/** A user of a container or of systemd may have a number but no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function requireStore({ dataDir, databaseUrl }: StorePlace): void {
  if (databaseUrl && !isDatabaseUrl(databaseUrl)) throw new Failure(`DATABASE_URL ${DATABASE_URL_RULE}.`);
  if (databaseUrl) return;
  try {
    accessSync(join(dataDir, SQLITE_FILE));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === "ENOENT"
        ? `There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL to the server's value.`
        : `The store in ${dataDir} can't be read (${code}). Run ./inbox as the user that the server runs as.`,
    );
  }
}

async function write(stdout: NodeJS.WritableStream, text: string): Promise<void> {
  if (stdout.write(text)) return;
  await new Promise<void>((resume) => stdout.once("drain", resume));
}
