import { deleteHeld, findExpired, findFiles, insertChunk, sumHeldBytes } from "./files.ts";
import type { Connection, OpenStore } from "./store.ts";
import { insertSubmission, RolledBack } from "./submissions.ts";
import { findSpentWords, strikeWords } from "./word-uses.ts";

type Backend = Connection & {
  /** Converts a driver error to StoreUnavailable if it means that. */
  toStoreError: (error: unknown) => unknown;
};

/** The store in SQL that both databases support. The backend provides the durable write. */
export function createKyselyStore({ toStoreError, ...connection }: Backend): OpenStore {
  const { db, write } = connection;
  async function read<Result>(query: Promise<Result>): Promise<Result> {
    try {
      return await query;
    } catch (error) {
      throw toStoreError(error);
    }
  }

  const store: OpenStore["store"] = {
    async submit(submission) {
      try {
        return await write((trx) => insertSubmission(trx, submission));
      } catch (error) {
        if (error instanceof RolledBack) return { status: error.reason };
        throw error;
      }
    },
    strikeWords: (challenges, now) => write((trx) => strikeWords(trx, challenges, now)),
    findSpentWords: (challenges) => read(findSpentWords(db, challenges)),
    // A file counts only once its message has been stored, and that commit syncs the same log.
    writeChunk: (chunk) => write((trx) => insertChunk(trx, chunk), { lazy: true }),
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
    // A replica accepts a transaction and fails at the first write, even if it deletes nothing.
    ping: () =>
      write(async (trx) => {
        await trx.deleteFrom("word_check_uses").where("challenge_id", "=", "").execute();
      }),
  };
  return { store, connection, close: () => db.destroy() };
}
