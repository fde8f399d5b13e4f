import { setImmediate } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { isCondition, toStoreError } from "./sqlite-errors.ts";
import { waitForLock } from "./wait-for-lock.ts";

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;
type Job = { work: Work<unknown>; resolve: (result: unknown) => void; reject: (error: unknown) => void };

const MAX_BATCH = 32;

/**
 * A durable commit costs one flush to disk however much it holds, so whatever waits is written together and
 * acknowledged together. If one piece of work throws, all of it is undone and each is done again on its own: the
 * work must therefore do nothing but write to the transaction it is given.
 */
export function createGroupCommit(db: Kysely<Database>, path: string, busyPatienceMs: number): Write {
  const waiting: Job[] = [];
  let working = false;

  async function workOff() {
    working = true;
    while (waiting.length > 0) {
      await setImmediate();
      const batch = waiting.splice(0, MAX_BATCH);
      if (await commit(batch)) continue;
      for (const job of batch) await commit([job]);
    }
    working = false;
  }

  /** False if the batch is to be taken apart. */
  async function commit(batch: Job[]): Promise<boolean> {
    try {
      const results = await transact(db, busyPatienceMs, async (trx) => {
        const finished: unknown[] = [];
        for (const job of batch) finished.push(await job.work(trx));
        return finished;
      });
      batch.forEach((job, index) => {
        job.resolve(results[index]);
      });
    } catch (error) {
      if (batch.length > 1 && !isCondition(error)) return false;
      for (const job of batch) job.reject(toStoreError(error, path));
    }
    return true;
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      if (!working) void workOff();
    });
}

/** A piece of work that has begun is not repeated: it had the lock, so it failed for another reason. */
function transact<Result>(db: Kysely<Database>, patienceMs: number, work: Work<Result>): Promise<Result> {
  let begun = false;
  const attempt = () =>
    db.transaction().execute((trx) => {
      begun = true;
      return work(trx);
    });
  return waitForLock(patienceMs, attempt, () => !begun);
}
