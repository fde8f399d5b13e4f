import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import { migrate } from "../migrations.ts";
import { createStore, type OpenStore, StoreUnavailable } from "../store.ts";
import {
  createSqliteWrite,
  nodeSqliteDialect,
  waitForLock,
  withMovedFileCheck,
} from "./sqlite-connection.ts";
import { corrupt, toOpenError } from "./sqlite-errors.ts";
import { restrictToOwner, SQLITE_FILE } from "./sqlite-file.ts";

const OPEN_TIMEOUT_MS = 5000;

const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma journal_size_limit = 67108864;
`;

/**
 * The tables that are checked for damage when the store is opened. Other tables are not checked, above all
 * `file_chunks`: reading gigabytes of files would delay every start.
 */
const CHECKED_TABLES = ["messages", "files", "deliveries", "word_check_uses"];

type SqliteOptions = {
  /** Whether to check `CHECKED_TABLES` for damage, which takes a while if they contain many messages. */
  checked?: boolean;
  busyTimeoutMs?: number;
  /** Called with a warning for each database file that other users could read, after its mode has been corrected. */
  warn?: ((message: string) => void) | undefined;
};

/** Opens or creates the database in `dataDir`. Throws StoreCorrupt or StoreUnavailable. */
export async function openSqliteStore(
  dataDir: string,
  { checked = true, busyTimeoutMs = 5000, warn = () => {} }: SqliteOptions = {},
): Promise<OpenStore> {
  const path = join(dataDir, SQLITE_FILE);
  makeDataDir(dataDir);
  let database: DatabaseSync | undefined;
  try {
    restrictToOwner(path, warn);
    database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
    database.exec(PRAGMAS);
    const db = new Kysely<Database>({ dialect: nodeSqliteDialect(database) });
    // SQLite would block this process while waiting for a lock. From here on it doesn't wait, and `waitForLock` retries.
    database.exec("pragma busy_timeout = 0");
    await waitForLock(Date.now() + OPEN_TIMEOUT_MS, () => migrate(db, { bytes: "blob" }));
    for (const table of checked ? CHECKED_TABLES : []) checkTable(database, table, path);
    return createStore({
      dialect: "sqlite",
      db,
      async removeDeletedBytes() {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        return rows[0]?.busy === 0;
      },
      write: withMovedFileCheck(createSqliteWrite(db, path, busyTimeoutMs), path),
    });
  } catch (error) {
    database?.close();
    throw toOpenError(error, path);
  }
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreUnavailable(
      `The folder ${dataDir} can't be created. Check DATA_DIR and the permissions of the folder that contains it.`,
      { cause: error },
    );
  }
}

function checkTable(database: DatabaseSync, table: string, path: string): void {
  const row = database.prepare(`pragma quick_check('${table}')`).get();
  if (row?.quick_check !== "ok") throw corrupt(path, row?.quick_check);
}
