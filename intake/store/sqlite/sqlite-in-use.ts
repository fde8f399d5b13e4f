import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./sqlite-errors.ts";

/**
 * Whether another process has the database open. SQLite can only leave WAL mode if no other connection is open. This also
 * checkpoints the log; opening the store turns WAL mode on again.
 */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}
