import type { DatabaseSync, SQLInputValue } from "node:sqlite";
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

const BEGIN = CompiledQuery.raw("begin immediate");
const MAX_CACHED_STATEMENTS = 200;

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
    super({ database: withCachedStatements(database) });
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

function withCachedStatements(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  function prepare(sql: string): SqliteStatement {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
    if (cache.size < MAX_CACHED_STATEMENTS) cache.set(sql, prepared);
    return prepared;
  }
  return { prepare, close: () => database.close() };
}
