import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { toStoreError } from "./sqlite-errors.ts";
import { waitForLock } from "./wait-for-lock.ts";

/**
 * Runs transactions one after another. If another process holds the lock, it waits up to `patienceMs`. SQLite blocks this
 * process while it waits for the disk, so other requests get their turn between two transactions.
 */
export function createSqliteWrite(db: Kysely<Database>, path: string, patienceMs: number): Write {
  let previous: Promise<unknown> = Promise.resolve();

  async function run<Result>(work: Parameters<Write>[0]): Promise<Result> {
    let begun = false;
    const attempt = () =>
      db.transaction().execute((trx) => {
        begun = true;
        return work(trx) as Promise<Result>;
      });
    try {
      // Once the work has started it had the lock, so it failed for another reason and is not retried.
      return await waitForLock(patienceMs, attempt, () => !begun);
    } catch (error) {
      throw toStoreError(error, path);
    }
  }

  return (work) => {
    const result = previous
      .then(() => setImmediate())
      .then(() => run<Awaited<ReturnType<typeof work>>>(work));
    previous = result.catch(() => {});
    return result;
  };
}
