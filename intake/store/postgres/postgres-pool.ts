import pg from "pg";

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
const NOT_DURABLE = "set synchronous_commit = off;";

type PoolOptions = {
  max: number;
  connectTimeoutMs: number;
  /** Whether a commit waits until it is on disk. A crash may lose rate limit counts, but must not lose messages. */
  durable: boolean;
};

/** Creates a pool that opens connections on demand, so that our server needs no restart after a database outage. */
export function createPool(databaseUrl: string, { max, connectTimeoutMs, durable }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    fallback_application_name: "aldergate",
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: SILENCE_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
    keepAlive: true,
    types: { getTypeParser },
    // Settings are sent as a statement, because some connection poolers refuse them as startup parameters.
    async onConnect(client) {
      client.on("error", ignoreLoss);
      await client.query(TIMEOUTS + (durable ? DURABLE : NOT_DURABLE));
    },
  });
  pool.on("error", ignoreLoss);
  return pool;
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
export function describePlace(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `PostgreSQL at ${url.host}${url.pathname}` : "PostgreSQL";
}
