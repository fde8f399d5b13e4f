import type { DatabaseSync } from "node:sqlite";
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
export function createSqliteWrite(
  database: DatabaseSync,
  db: Kysely<Database>,
  { path, patienceMs }: { path: string; patienceMs: number },
): Write {
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

  /** In WAL mode, a normal commit leaves its part of the log to the next full one. */
  async function runLazily<Result>(work: Parameters<Write>[0]): Promise<Result> {
    database.exec("pragma synchronous = normal");
    try {
      return await run<Result>(work);
    } finally {
      database.exec("pragma synchronous = full");
    }
  }

  return (work, { lazy } = { lazy: false }) => {
    const start = lazy ? runLazily : run;
    const result = previous
      .then(() => setImmediate())
      .then(() => start<Awaited<ReturnType<typeof work>>>(work));
    previous = result.catch(() => {});
    return result;
  };
}
