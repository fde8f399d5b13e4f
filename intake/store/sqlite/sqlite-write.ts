import { statSync } from "node:fs";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { StoreUnavailable } from "../store-errors.ts";
import { isBusy, toStoreError } from "./sqlite-errors.ts";

const LOCK_RETRY_MS = 20;

/**
 * Returns a function that runs transactions one after another. If another process holds the lock, the function waits up to
 * `timeoutMs`. SQLite blocks this process while it writes to disk, so the function yields to other requests before each
 * transaction.
 */
export function createSqliteWrite(db: Kysely<Database>, path: string, timeoutMs: number): Write {
  let previous: Promise<unknown> = Promise.resolve();

  async function run<Result>(work: Parameters<Write>[0]): Promise<Result> {
    let begun = false;
    const attempt = () =>
      db.transaction().execute((trx) => {
        begun = true;
        return work(trx) as Promise<Result>;
      });
    try {
      // Retries only if the lock is not available. Once the work has started, it has the lock, so any error has another
      // cause.
      return await waitForLock(timeoutMs, attempt, () => !begun);
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

/**
 * SQLite keeps writing to a database file that was moved or deleted. Messages written there would be missing after a
 * restart, so every write checks that the open file is still at the configured path.
 */
export function withMovedFileCheck(write: Write, path: string): Write {
  const opened = statSync(path).ino;
  function check() {
    if (statSync(path, { throwIfNoEntry: false })?.ino === opened) return;
    throw new StoreUnavailable(
      `${path}: the database file was moved or removed while in use. Move the same file back. If it is lost, stop the server and restore a backup: ./inbox restore FILE`,
    );
  }
  return async (work) => {
    check();
    const result = await write(work);
    check();
    return result;
  };
}

/**
 * Retries for up to `timeoutMs` while another process holds the lock. Unlike SQLite's busy timeout, the pauses between
 * attempts do not block this process.
 */
export async function waitForLock<Result>(
  timeoutMs: number,
  attempt: () => Promise<Result>,
  mayRetry: () => boolean = () => true,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRetry() || !isBusy(error) || Date.now() > deadline) throw error;
    }
    await setTimeout(LOCK_RETRY_MS);
  }
}
