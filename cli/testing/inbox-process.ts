import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "../../intake/store/open-store.ts";

const INBOX = fileURLToPath(new URL("../inbox.mjs", import.meta.url));

type Finished = { code: number | null; stdout: string; stderr: string; bytes: Buffer };
type Settings = { place: StorePlace; stdin?: string; env?: Record<string, string> };

/** Runs the real command in a process of its own and waits for its end. */
export function runInbox(args: readonly string[], settings: Settings): Promise<Finished> {
  const child = spawn(process.execPath, [INBOX, ...args], {
    env: { PATH: process.env.PATH, NO_COLOR: "1", ...placeSettings(settings.place), ...settings.env },
  });
  child.stdin.end(settings.stdin ?? "");
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const bytes = Buffer.concat(stdout);
      resolve({ code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(stderr).toString() });
    });
  });
}

function placeSettings({ dataDir, databaseUrl }: StorePlace): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** The JSON that a command prints, after it has ended well. */
export async function inboxJson<Value>(args: readonly string[], settings: Settings): Promise<Value> {
  const { code, stdout, stderr } = await runInbox([...args, "--json"], settings);
  if (code !== 0) throw new Error(`inbox ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as Value;
}
