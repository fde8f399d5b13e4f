import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { createStore, type OpenStore } from "../store.ts";
import { StoreUnavailable } from "../store-errors.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { createOwnerOnly, restrictToOwner } from "./owner-only.ts";
import { corrupt, toOpenError, toStoreError } from "./sqlite-errors.ts";
import { SQLITE_FILE } from "./sqlite-file.ts";
import { createSqliteWrite, waitForLock, withMovedFileCheck } from "./sqlite-write.ts";

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
const CHECKED_TABLES = ["submissions", "files", "deliveries", "word_check_uses"];

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
    createOwnerOnly(path);
    for (const file of restrictToOwner([path, `${path}-wal`, `${path}-shm`])) {
      warn(`${file} was accessible to other users. Its mode is now 0600.`);
    }
    database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
    database.exec(PRAGMAS);
    const db = new Kysely<Database>({ dialect: nodeSqliteDialect(database) });
    // SQLite blocks this process while waiting for a lock. From here on, SQLite gives up after 50 ms, and `waitForLock`
    // retries.
    database.exec("pragma busy_timeout = 50");
    await waitForLock(OPEN_TIMEOUT_MS, () => migrate(db, { bytes: "blob" }));
    for (const table of checked ? CHECKED_TABLES : []) checkTable(database, table, path);
    return createStore({
      dialect: "sqlite",
      db,
      write: withMovedFileCheck(createSqliteWrite(db, path, busyTimeoutMs), path),
      toStoreError: (error) => toStoreError(error, path),
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
