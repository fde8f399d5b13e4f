import { deleteHeld, findExpired, findFiles, insertChunk, sumHeldBytes } from "./files.ts";
import type { Connection, Store } from "./store.ts";
import { findDuplicate, insertSubmission, Undone } from "./submissions.ts";

type Backend = Connection & {
  /** Turns a driver's error into StoreUnavailable where that is what it means. */
  toStoreError: (error: unknown) => unknown;
};

/** The store in terms of SQL that both databases understand; a backend says how to write durably. */
export function createKyselyStore({ toStoreError, ...connection }: Backend): Store {
  const { db, write } = connection;
  async function read<Result>(query: Promise<Result>): Promise<Result> {
    try {
      return await query;
    } catch (error) {
      throw toStoreError(error);
    }
  }

  return {
    async submit(submission) {
      try {
        return await write((trx) => insertSubmission(trx, submission));
      } catch (error) {
        if (error instanceof Undone) return { status: error.reason };
        throw error;
      }
    },
    findDuplicate: (digest, since) => read(findDuplicate(db, digest, since)),
    writeChunk: (chunk) => write((trx) => insertChunk(trx, chunk)),
    findFiles: (ids, now) => read(findFiles(db, ids, now)),
    discardFiles: (ids) => write((trx) => deleteHeld(trx, ids)),
    heldBytes: () => read(sumHeldBytes(db)),
    async purge({ filesExpiredBy, wordsUsedBefore }) {
      for (;;) {
        const expired = await read(findExpired(db, filesExpiredBy));
        if (expired.length === 0) break;
        await write((trx) => deleteHeld(trx, expired));
      }
      await write((trx) =>
        trx.deleteFrom("word_check_uses").where("used_at", "<", wordsUsedBefore.toISOString()).execute(),
      );
    },
    // A replica lets a transaction begin. Asked to remove something, if only what cannot be there, it objects.
    ping: () =>
      write(async (trx) => {
        await trx.deleteFrom("word_check_uses").where("challenge_id", "=", "").execute();
      }),
    close: () => db.destroy(),
    connection,
  };
}
