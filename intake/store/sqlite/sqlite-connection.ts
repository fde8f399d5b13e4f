import { statSync } from "node:fs";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { StoreUnavailable } from "../store.ts";
import { isBusy, toStoreError } from "./sqlite-errors.ts";

const LOCK_RETRY_MS = 20;

/**
 * Returns a function that runs transactions one after another. A transaction that has waited `timeoutMs` for its turn and
 * for the lock of another process fails, so that visitors get an answer in time. SQLite blocks this process while it writes to disk, so the function yields to other requests before each
 * transaction.
 */
export function createSqliteWrite(db: Kysely<Database>, path: string, timeoutMs: number): Write {
  let previous: Promise<unknown> = Promise.resolve();

  async function run<Result>(work: Parameters<Write>[0], deadline: number): Promise<Result> {
    let begun = false;
    const attempt = () =>
      db.transaction().execute((trx) => {
        begun = true;
        return work(trx) as Promise<Result>;
      });
    try {
      // Retries only if the lock is not available. Once the work has started, it has the lock, so any error has another
      // cause.
      return await waitForLock(deadline, attempt, () => !begun);
    } catch (error) {
      throw toStoreError(error, path);
    }
  }

  return (work) => {
    const deadline = Date.now() + timeoutMs;
    const result = previous
      .then(() => setImmediate())
      .then(() => run<Awaited<ReturnType<typeof work>>>(work, deadline));
    previous = result.catch(() => {});
    return result;
  };
}

/**
 * SQLite keeps writing to a database file that was moved or deleted. Messages written there would be missing after a
 * restart, so every write checks that the open file is still at the configured path.
 */
export function withMovedFileCheck(write: Write, path: string): Write {
  const opened = statSync(path).ino;
  function check() {
    if (statSync(path, { throwIfNoEntry: false })?.ino === opened) return;
    throw new StoreUnavailable(
      `${path}: the database file was moved or removed while in use. Move the same file back. If it is lost, stop the server and restore a backup: ./inbox restore FILE`,
    );
  }
  return async (work) => {
    check();
    const result = await write(work);
    check();
    return result;
  };
}

/**
 * Retries until the deadline while another process holds the lock. Unlike SQLite's busy timeout, the pauses between
 * attempts do not block this process.
 */
export async function waitForLock<Result>(
  deadline: number,
  attempt: () => Promise<Result>,
  mayRetry: () => boolean = () => true,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRetry() || !isBusy(error) || Date.now() > deadline) throw error;
    }
    await setTimeout(LOCK_RETRY_MS);
  }
}

const BEGIN = CompiledQuery.raw("begin immediate");

/** A Kysely dialect for Node's own SQLite: one connection, used by one query or transaction at a time. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Makes Kysely migrate in a transaction, which SQLite supports. If two processes migrate at the same time, the second
 * then waits for the first.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }

  /**
   * Takes the write lock at the start. Otherwise, a transaction that reads first and then writes would fail instead of
   * waiting for another writer.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
  }

  /** On a full disk, SQLite has already rolled back. Another rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's driver for SQLite expects statements that say whether they return rows, and that take their values as a list. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  }
  return { prepare, close: () => database.close() };
}
