import { spawn } from "node:child_process";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Message } from "../../intake/inbox/message.ts";
import type { StorePlace } from "../../intake/store/store.ts";
import { OFFICE } from "../../intake/testing/test-intake.ts";
import { runInbox as run } from "../run-inbox.ts";

const INBOX = fileURLToPath(new URL("../../inbox", import.meta.url));

type Finished = { code: number | null; stdout: string; stderr: string; bytes: Buffer };
type Settings = {
  place: StorePlace;
  stdin?: string;
  env?: Record<string, string>;
  /** The width of the simulated terminal. Without it, the output goes to a pipe. */
  width?: number;
};

/** Runs a command in the test's own process, which is much faster than starting a new process. */
export async function runInbox(args: readonly string[], settings: Settings): Promise<Finished> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const output = Promise.all([buffer(stdout), buffer(stderr)]);
  const { width } = settings;
  const code = await run(
    args,
    {
      env: settingsOf(settings),
      stdin: Readable.from([settings.stdin ?? ""]),
      stdout: width === undefined ? stdout : Object.assign(stdout, { isTTY: true, columns: width }),
      stderr,
    },
    OFFICE,
  );
  stdout.end();
  stderr.end();
  const [bytes, errors] = await output;
  return { code, bytes, stdout: bytes.toString(), stderr: errors.toString() };
}

/** Runs ./inbox in its own process. */
export async function spawnInbox(args: readonly string[], settings: Settings): Promise<Finished> {
  const child = spawn(INBOX, args, { env: { PATH: process.env.PATH, ...settingsOf(settings) } });
  child.stdin.end(settings.stdin ?? "");
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const [bytes, errors] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await closed, bytes, stdout: bytes.toString(), stderr: errors.toString() };
}

function settingsOf({ place, env }: Settings): Record<string, string> {
  const { dataDir, databaseUrl } = place;
  return { NO_COLOR: "1", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env };
}

/** Runs a command with --json and returns what it prints. Throws if the command fails. */
export async function inboxJson<Value>(args: readonly string[], settings: Settings): Promise<Value> {
  const { code, stdout, stderr } = await runInbox([...args, "--json"], settings);
  if (code !== 0) throw new Error(`inbox ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as Value;
}

/** The references of the messages that `list` shows with these filters. */
export async function found(place: StorePlace, ...filters: string[]): Promise<string[]> {
  const listed = await inboxJson<Message[]>(["list", ...filters], { place });
  return listed.map(({ reference }) => reference);
}
