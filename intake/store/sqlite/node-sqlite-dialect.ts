import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const BEGIN = CompiledQuery.raw("begin immediate");
const COMMIT = CompiledQuery.raw("commit");
const ROLLBACK = CompiledQuery.raw("rollback");

/** Kysely on Node's own SQLite: one connection, used by one query or transaction at a time. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite can roll back schema changes, so two processes that migrate at the same time wait for each other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(database: DatabaseSync): Driver {
  const connection = createConnection(database);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // Immediate: a transaction that reads before it writes can't wait for another writer; it would fail.
    beginTransaction: async () => void (await connection.executeQuery(BEGIN)),
    commitTransaction: async () => void (await connection.executeQuery(COMMIT)),
    rollbackTransaction: async () => {
      // On a full disk SQLite has already rolled back. Another rollback would fail and hide the first error.
      if (database.isTransaction) await connection.executeQuery(ROLLBACK);
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

const MAX_CACHED_STATEMENTS = 200;

function createConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  function prepare(sql: string) {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (statements.size < MAX_CACHED_STATEMENTS) statements.set(sql, prepared);
    return prepared;
  }

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { statement, returnsRows } = prepare(sql);
      const values = parameters as readonly SQLInputValue[];
      if (returnsRows) return { rows: statement.all(...values) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      const statement = database.prepare(sql);
      for (const row of statement.iterate(...(parameters as readonly SQLInputValue[]))) {
        yield { rows: [row as Row] };
      }
    },
  };
}
