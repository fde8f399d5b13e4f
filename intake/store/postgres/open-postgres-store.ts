import { setTimeout } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import { migrate } from "../migrations.ts";
import { createStore, type OpenStore, type Write } from "../store.ts";
import { isConflict, toStoreError } from "./postgres-errors.ts";

/** Opens the database and migrates its tables if needed. Throws StoreUnavailable. */
export async function openPostgresStore(databaseUrl: string): Promise<OpenStore> {
  const pool = guardPool(createPool(databaseUrl), describePlace(databaseUrl));
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
    removeDeletedBytes: () => vacuum(databaseUrl),
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

/**
 * Wraps the pool for Kysely. Driver errors are converted to StoreUnavailable. A connection is closed after any error:
 * it may be lost, or the server may be stopping or have become a replica.
 */
function guardPool(pool: pg.Pool, place: string): PostgresPool {
  const fail = (error: unknown): never => {
    throw toStoreError(error, place);
  };
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch(fail);
    let failed = false;
    async function query(sql: string, parameters: readonly unknown[]) {
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        failed = true;
        return fail(error);
      }
    }
    return {
      // Kysely would pass a cursor for a stream, which we don't use.
      query: query as unknown as PostgresPoolClient["query"],
      release: (discard) => client.release(discard || failed),
    };
  }
  return { connect, end: () => pool.end(), options: {} };
}

/** Well below the 30 s after which our HTTP server closes a stalled connection, so that the visitor gets a response. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A query fails after this time even if the database server is gone and can't enforce the statement timeout. */
const SILENCE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5000;
const ABANDONED_TRANSACTION_MS = 60_000;
const CONNECTION_LIFETIME_SECONDS = 30 * 60;

const TIMEOUTS = `
  set statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set idle_in_transaction_session_timeout = ${ABANDONED_TRANSACTION_MS};
`;

/** Turns synchronous_commit on if it is off. Other levels stay as configured. */
const DURABLE = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
`;

/** Creates a pool that opens connections on demand, so that our server needs no restart after a database outage. */
function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    fallback_application_name: "aldergate",
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: SILENCE_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
    keepAlive: true,
    types: { getTypeParser },
    // Settings are sent as a statement, because some connection poolers refuse them as startup parameters.
    async onConnect(client) {
      client.on("error", ignoreLoss);
      await client.query(TIMEOUTS + DURABLE);
    },
  });
  pool.on("error", ignoreLoss);
  return pool;
}

/** Large tables take longer than the pool's timeouts allow, so the statement gets a connection of its own. */
async function vacuum(databaseUrl: string): Promise<true> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on("error", ignoreLoss);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum messages, files, file_chunks, deliveries");
    return true;
  } finally {
    await client.end();
  }
}

/**
 * Ignores lost connections. If a connection breaks while idle, the pool removes it. If it breaks while in use, its
 * current or next statement fails. Without a listener, the error event would end the process.
 */
function ignoreLoss(): void {}

/** The driver returns 64-bit integers, such as counts and sums, as text. They are converted to numbers, as with SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format);

/** Describes the database in error messages, without the user or the password. */
function describePlace(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `PostgreSQL at ${url.host}${url.pathname}` : "PostgreSQL";
}
