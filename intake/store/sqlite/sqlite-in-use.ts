import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/**
 * Whether another process has the database open. Leaving WAL mode needs every other connection closed, so SQLite itself
 * gives the answer. It also writes the log back into the file; opening the store turns WAL mode on again.
 */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return true;
    throw error;
  } finally {
    database.close();
  }
}
