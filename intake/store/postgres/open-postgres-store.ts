import { setTimeout } from "node:timers/promises";
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import type pg from "pg";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { createStore, type OpenStore, type Write } from "../store.ts";
import { isConflict, isConnectionSound, toStoreError } from "./postgres-errors.ts";
import { createPool, describePlace } from "./postgres-pool.ts";

const POOL = { max: 10, connectTimeoutMs: 5000, durable: true };

/** Opens the database and migrates its tables if needed. Throws StoreUnavailable. */
export async function openPostgresStore(databaseUrl: string): Promise<OpenStore> {
  const pool = guardPool(createPool(databaseUrl, POOL), describePlace(databaseUrl));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, { bytes: "bytea" });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createStore({
    dialect: "postgres",
    db,
    write: createRetryingWrite(db),
    toStoreError: (error) => error,
  });
}

const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

/**
 * Runs the work in one transaction. Serialization failures and deadlocks are retried, so the work may run several times and
 * must only write to its transaction.
 */
function createRetryingWrite(db: Kysely<Database>): Write {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
      }
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  };
}

type Command = PostgresQueryResult<unknown>["command"];

/**
 * Wraps the pool for Kysely. Driver errors are converted to StoreUnavailable. After an error, a connection is closed
 * unless `isConnectionSound` allows reusing it.
 */
function guardPool(pool: pg.Pool, place: string): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error) => {
      throw toStoreError(error, place);
    });
    let sound = true;

    async function run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
      try {
        const { command, rowCount, rows } = await client.query(sql, [...parameters]);
        return { command: command as Command, rowCount: rowCount ?? 0, rows: rows as Row[] };
      } catch (error) {
        sound = sound && isConnectionSound(error);
        throw toStoreError(error, place);
      }
    }

    function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
      return typeof statement === "string" ? run<Row>(statement, parameters) : statement;
    }
    return { query, release: (discard) => client.release(discard || !sound) };
  }
  return { connect, end: () => pool.end(), options: {} };
}
