import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection } from "../store/store.ts";

const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;

/**
 * A deleted row stays readable in the database file until its place is used again. On SQLite this writes the file
 * anew and empties the log beside it; on PostgreSQL the places are freed for use, which is what can be done without
 * locking the tables. False if another process kept reading the old log for the whole time.
 */
export async function scrub({ db, dialect }: Connection): Promise<boolean> {
  if (dialect === "postgres") {
    await sql`vacuum submissions, files, file_chunks, deliveries`.execute(db);
    return true;
  }
  await sql`pragma busy_timeout = ${sql.lit(PATIENCE_MS)}`.execute(db);
  await sql`vacuum`.execute(db);
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await setTimeout(PAUSE_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

/**
 * For the running server. On SQLite deleted rows are overwritten with zeros (secure_delete), but the log still holds the
 * old pages: it is written back and emptied, without waiting for readers. On PostgreSQL the rows are freed for reuse.
 */
export async function removeDeletedBytes({ db, dialect }: Connection): Promise<void> {
  if (dialect === "postgres") await sql`vacuum submissions, files, file_chunks, deliveries`.execute(db);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
