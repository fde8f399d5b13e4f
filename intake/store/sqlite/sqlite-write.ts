import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { toStoreError } from "./sqlite-errors.ts";
import { waitForLock } from "./wait-for-lock.ts";

/** One transaction after the other. If another process holds the lock, it waits up to `patienceMs`. */
export function createSqliteWrite(db: Kysely<Database>, path: string, patienceMs: number): Write {
  return async (work) => {
    let begun = false;
    const attempt = () =>
      db.transaction().execute((trx) => {
        begun = true;
        return work(trx);
      });
    try {
      // Work that has begun had the lock, so it failed for another reason and is not repeated.
      return await waitForLock(patienceMs, attempt, () => !begun);
    } catch (error) {
      throw toStoreError(error, path);
    }
  };
}
