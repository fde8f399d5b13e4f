/**
 * Moves 10,000 messages, one in four with a file, from SQLite to PostgreSQL and back, then compares the exports. Run with
 * `npm run bench:move`.
 */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type StorePlace } from "../intake/store/open-store.ts";
import { startPostgres } from "../intake/testing/postgres-server.ts";
import { fillStore } from "./fill-store.ts";

const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
const FILE_BYTES = 4096;
const LIMIT_SECONDS = 60;

function inbox(args: string[], { dataDir, databaseUrl }: StorePlace): Buffer {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/inbox.ts", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    maxBuffer: 1024 ** 3,
  });
  if (status !== 0) throw new Error(`inbox ${args.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}

let failed = false;

function move(from: StorePlace, to: string, label: string): void {
  const began = performance.now();
  inbox(["move", "--to", to], from);
  const seconds = (performance.now() - began) / 1000;
  failed ||= seconds > LIMIT_SECONDS;
  console.log(`${label} in ${seconds.toFixed(1)} s (limit ${LIMIT_SECONDS})`);
}

/** Exports every message and every byte of every file. */
async function fingerprint(place: StorePlace): Promise<string[]> {
  const messages = ["json", "csv"].map((format) =>
    hash("sha256", inbox(["export", "--format", format], place)),
  );
  const store = await openStore(place);
  const files = await store.connection.db
    .selectFrom("files")
    .innerJoin("file_chunks", "file_chunks.file_id", "files.id")
    .select(["files.id", "files.sha256", "file_chunks.bytes"])
    .orderBy("files.id")
    .execute();
  await store.close();
  const damaged = files.filter(({ sha256, bytes }) => hash("sha256", bytes) !== sha256).length;
  return [
    ...messages,
    `${files.length} files, ${damaged} damaged`,
    hash("sha256", files.map(({ id }) => id).join()),
  ];
}

const folder = mkdtempSync(join(tmpdir(), "bench-move-"));
const postgres = await startPostgres();
try {
  const start = { dataDir: join(folder, "start") };
  const there = { dataDir: "", databaseUrl: postgres.url("postgres") };
  const back = { dataDir: join(folder, "back") };
  await fillStore(start, MESSAGES, { fileBytes: FILE_BYTES });
  move(start, there.databaseUrl, `${MESSAGES} messages to PostgreSQL`);
  move(there, back.dataDir, "and back to SQLite");
  const [before, between, after] = [
    await fingerprint(start),
    await fingerprint(there),
    await fingerprint(back),
  ];
  const same = before.join() === between.join() && before.join() === after.join();
  failed ||= !same;
  console.log(`${before[2]}; the exports are ${same ? "identical" : "NOT identical"} on all three`);
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
