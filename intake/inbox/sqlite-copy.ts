import { chownSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy, isDamage } from "../store/sqlite/sqlite-errors.ts";
import { SQLITE_FILE } from "../store/sqlite/sqlite-file.ts";

/** Thrown if a copy is missing or unusable, or if the store to be replaced is in use. The error's message says which. */
class CopyRefused extends Error {
  override name = "CopyRefused";
}

/** A summary by which staff can recognise a copy. */
export type CopyContent = { messages: number; files: number; queued: number; newest: string | null };

const OUR_TABLES = ["messages", "files", "file_chunks", "deliveries", "audit", "kysely_migration"];

/** Copies the store to one file, as a consistent snapshot, and checks the copy. The server may be running. */
export function backUpSqlite(dataDir: string, file: string): CopyContent {
  return copyChecked(join(dataDir, SQLITE_FILE), file);
}

/**
 * Replaces the store with a copy. The server must be stopped. Throws CopyRefused, and changes nothing, if the copy is
 * unusable or the store is in use. If the store is so damaged that SQLite can't tell whether it is in use, it is replaced
 * all the same.
 */
export function restoreSqlite(file: string, dataDir: string): CopyContent {
  const store = join(dataDir, SQLITE_FILE);
  return copyChecked(file, store, (partial) => {
    keepOwner(partial, existsSync(store) ? store : dataDir);
    removeOldLogs(store);
  });
}

/** Checks that a file is a complete, undamaged copy of the store. */
export function checkCopy(file: string): CopyContent {
  if (!existsSync(file)) throw new CopyRefused(`There is no file ${file}.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [verdict] = database.prepare("pragma integrity_check(1)").all();
    if (verdict?.integrity_check !== "ok") throw new Error(String(verdict?.integrity_check));
    if (database.prepare("pragma foreign_key_check").get())
      throw new Error("some rows refer to rows that do not exist");
    // A trigger, view or virtual table in the copy could run SQL with the server's rights.
    const foreign = database
      .prepare(
        "select type, name from sqlite_schema where type not in ('table', 'index') or sql like 'create virtual%'",
      )
      .get();
    if (foreign) throw new Error(`it contains an unexpected ${foreign.type} (${foreign.name})`);
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    const missing = OUR_TABLES.filter((table) => !tables.some(({ name }) => name === table));
    if (missing.length > 0) throw new Error(`the table ${missing[0]} is missing`);
    return readContent(database);
  } catch (error) {
    throw new CopyRefused(`${file} is not a usable copy of the store: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
}

function readContent(database: DatabaseSync): CopyContent {
  return database
    .prepare(
      `select (select count(*) from messages) as messages,
        (select count(*) from files) as files,
        (select count(*) from deliveries where state = 'queued') as queued,
        (select max(received_at) from messages) as newest`,
    )
    .get() as CopyContent;
}

/** Writes the copy to a temporary file, checks it and flushes it to disk, then renames it to the target. */
function copyChecked(from: string, to: string, beforeReplacing?: (partial: string) => void): CopyContent {
  const partial = `${to}.partial-${process.pid}`;
  closeSync(openSync(partial, "wx", 0o600));
  try {
    copyTo(partial, from);
    const content = checkCopy(partial);
    flush(partial);
    beforeReplacing?.(partial);
    renameSync(partial, to);
    flush(dirname(to));
    return content;
  } finally {
    rmSync(partial, { force: true });
  }
}

/** `vacuum into` reads one snapshot while others write, and leaves out deleted rows. */
function copyTo(to: string, from: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
}

/**
 * If run as root, gives the copy the owner of the old store, or of the data folder if there is no old store. The server
 * could not open a copy that belongs to root.
 */
function keepOwner(file: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(file, uid, gid);
}

/** Deletes the old store's log, which SQLite would otherwise apply to the new store. */
function removeOldLogs(store: string): void {
  if (existsSync(store) && isInUse(store))
    throw new CopyRefused("The store is in use. Stop the server, then run the command again.");
  for (const log of ["-wal", "-shm"]) rmSync(`${store}${log}`, { force: true });
}

/**
 * Whether another process has the store open. Tries to turn WAL mode off, which SQLite only allows if there is no other
 * connection.
 */
function isInUse(store: string): boolean {
  const database = new DatabaseSync(store, { timeout: 1000 });
  try {
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
