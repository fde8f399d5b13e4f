import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection } from "../store/store.ts";

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

/**
 * Removes deleted rows from the disk. On SQLite this rewrites the database file and truncates the write-ahead log. On
 * PostgreSQL it only frees the space for reuse, because a rewrite would lock the tables. Returns a sentence that says
 * what is left, if something is.
 */
export async function scrub({ db, dialect, vacuum }: Connection): Promise<string | null> {
  try {
    await vacuum();
  } catch (error) {
    const later = dialect === "postgres" ? "PostgreSQL does that later." : "New messages will reuse it.";
    return `The space of the erased rows was not freed (${(error as Error).message}). ${later}`;
  }
  if (dialect === "postgres") return null;
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await setTimeout(PAUSE_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return null;
  }
  return "Erased data is still in the database's write-ahead log, because another process kept using the log. When that process has finished, a running server empties the log within five minutes.";
}

/**
 * A quick version of `scrub` for the running server. On SQLite, `secure_delete` overwrites deleted rows with zeros, but
 * the write-ahead log still contains the old pages, so it is truncated. If another process is using the log, truncating
 * it is left to the next call. On PostgreSQL the space is freed for reuse.
 */
export async function removeDeletedBytes({ db, dialect, vacuum }: Connection): Promise<void> {
  if (dialect === "postgres") await vacuum();
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
