import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./sqlite-errors.ts";

/**
 * Whether another process has the database open. Tries to turn WAL mode off, which SQLite only allows if there is no
 * other connection. This also checkpoints the log. Opening the store turns WAL mode on again.
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
