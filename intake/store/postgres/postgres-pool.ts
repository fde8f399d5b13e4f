import pg from "pg";

/** Well below the 30 s after which the server closes a silent connection, so that the visitor gets a response. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a server that is gone and can't enforce its own timeout. */
const SILENCE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5000;
const ABANDONED_TRANSACTION_MS = 60_000;
const CONNECTION_LIFETIME_SECONDS = 30 * 60;

const TIMEOUTS = `
  set statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set idle_in_transaction_session_timeout = ${ABANDONED_TRANSACTION_MS};
`;

/** On, unless the server is set to a stronger level. */
const DURABLE = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
`;
const NOT_DURABLE = "set synchronous_commit = off;";

type PoolOptions = {
  max: number;
  connectTimeoutMs: number;
  /** Whether a commit waits until it is on disk. Counts may be lost in a crash, messages must not be. */
  durable: boolean;
};

/** Connections are opened on demand, so that no restart is needed after the database was unavailable. */
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
    // Set by a statement instead of startup parameters, which connection poolers refuse.
    async onConnect(client) {
      client.on("error", ignoreLoss);
      await client.query(TIMEOUTS + (durable ? DURABLE : NOT_DURABLE));
    },
  });
  pool.on("error", ignoreLoss);
  return pool;
}

/**
 * The pool removes an idle connection that breaks; one in use fails its next statement. Without a listener, the error event
 * would end the process.
 */
function ignoreLoss(): void {}

/** The driver returns counts and sums as text. They are converted to numbers, as with SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format);

/** The database by name, for messages; never with its password. */
export function describePlace(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `PostgreSQL at ${url.host}${url.pathname}` : "PostgreSQL";
}
