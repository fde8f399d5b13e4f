import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { SQLITE_FILE } from "../store/sqlite/sqlite-file.ts";

type Progress = (done: number, total: number) => void;

/** What is to be copied or replaced is not as it should be; the message says what to do. */
class CopyRefused extends Error {
  override name = "CopyRefused";
}

/** What a copy holds, for people to recognise it by. */
export type CopyContent = { messages: number; files: number; queued: number; newest: string | null };

const PAGES_PER_STEP = 1000;
const OUR_TABLES = ["submissions", "files", "file_chunks", "deliveries", "audit", "kysely_migration"];

/** Copies the store of a running server to one file, as it was at one moment, and checks the copy. */
export async function backUpSqlite(
  dataDir: string,
  file: string,
  onProgress?: Progress,
): Promise<CopyContent> {
  return copyChecked(join(dataDir, SQLITE_FILE), file, onProgress);
}

/** Puts a copy in the place of the store. The server must be stopped. Throws CopyRefused before it changes anything. */
export async function restoreSqlite(
  file: string,
  dataDir: string,
  onProgress?: Progress,
): Promise<CopyContent> {
  const store = join(dataDir, SQLITE_FILE);
  checkCopy(file);
  return copyChecked(file, store, onProgress, () => retire(store));
}

/** Opens what claims to be a copy of the store and checks all of it. */
export function checkCopy(file: string): CopyContent {
  if (!existsSync(file)) throw new CopyRefused(`There is no file ${file}.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [verdict] = database.prepare("pragma integrity_check(1)").all();
    if (verdict?.integrity_check !== "ok") throw new Error(String(verdict?.integrity_check));
    if (database.prepare("pragma foreign_key_check").get()) throw new Error("rows without their owner");
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    const missing = OUR_TABLES.filter((table) => !tables.some(({ name }) => name === table));
    if (missing.length > 0) throw new Error(`it has no table ${missing[0]}`);
    return readContent(database);
  } catch (error) {
    throw new CopyRefused(`${file} is no sound copy of the store: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
}

function readContent(database: DatabaseSync): CopyContent {
  const row = database
    .prepare(
      `select (select count(*) from submissions) as messages,
        (select count(*) from files where submission_id is not null) as files,
        (select count(*) from deliveries where state = 'queued') as queued,
        (select max(received_at) from submissions) as newest`,
    )
    .get();
  return {
    messages: Number(row?.messages),
    files: Number(row?.files),
    queued: Number(row?.queued),
    newest: row?.newest ? String(row.newest) : null,
  };
}

/** Writes beside the target and takes its place in one step, once the copy has been checked and is on the disk. */
async function copyChecked(
  from: string,
  to: string,
  onProgress?: Progress,
  beforeReplacing?: () => void,
): Promise<CopyContent> {
  const partial = `${to}.partial-${process.pid}`;
  closeSync(openSync(partial, "wx", 0o600));
  try {
    await copyPages(from, partial, onProgress);
    settle(partial);
    const content = checkCopy(partial);
    flush(partial);
    beforeReplacing?.();
    renameSync(partial, to);
    flush(dirname(to));
    return content;
  } finally {
    rmSync(partial, { force: true });
  }
}

async function copyPages(from: string, to: string, onProgress?: Progress): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    // Held open, so that every page is of the same moment and no write of the server makes the copy start again.
    source.exec("begin; select count(*) from kysely_migration");
    await backup(source, to, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => onProgress?.(totalPages - remainingPages, totalPages),
    });
  } finally {
    source.close();
  }
}

/** One file without a log beside it. Opening the store turns the log on again. */
function settle(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = delete");
  database.close();
}

/**
 * Folds the old store's log into it, since a log left behind would be read into the new store. SQLite does this only
 * for the last one who has the store open, so it also tells whether the server is running.
 */
function retire(store: string): void {
  if (!existsSync(store)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(store, { timeout: 1000 });
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    const inUse = (error as { errcode?: number }).errcode === 5;
    if (inUse) throw new CopyRefused("The store is in use. Stop the server, then restore.", { cause: error });
  } finally {
    database?.close();
  }
  for (const log of ["-wal", "-shm"]) rmSync(`${store}${log}`, { force: true });
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
