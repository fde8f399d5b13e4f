import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection } from "../store/store.ts";

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

/**
 * Removes deleted rows from the disk. On SQLite this rewrites the database file and truncates the write-ahead log. On
 * PostgreSQL it only frees the space for reuse, because a rewrite would lock the tables. Returns false if the log could
 * not be truncated because another process kept using it.
 */
export async function scrub({ db, dialect }: Connection): Promise<boolean> {
  if (dialect === "postgres") {
    await sql`vacuum submissions, files, file_chunks, deliveries`.execute(db);
    return true;
  }
  await sql`pragma busy_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(db);
  await sql`vacuum`.execute(db);
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await setTimeout(PAUSE_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

/**
 * A quick version of `scrub` for the running server. On SQLite, `secure_delete` overwrites deleted rows with zeros, but
 * the write-ahead log still contains the old pages, so it is truncated. If another process is using the log, truncating
 * it is left to the next call. On PostgreSQL the space is freed for reuse.
 */
export async function removeDeletedBytes({ db, dialect }: Connection): Promise<void> {
  if (dialect === "postgres") await sql`vacuum submissions, files, file_chunks, deliveries`.execute(db);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
