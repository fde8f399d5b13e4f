import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { deleteHeld, findExpired, findFiles, insertChunk, sumHeldBytes } from "./files.ts";
import type { Store, Write } from "./store.ts";
import { findDuplicate, insertSubmission, Undone } from "./submissions.ts";

type Backend = {
  db: Kysely<Database>;
  write: Write;
  /** Turns a driver's error into StoreUnavailable where that is what it means. */
  toStoreError: (error: unknown) => unknown;
};

/** The store in terms of SQL that both databases understand; a backend says how to write durably. */
export function createKyselyStore({ db, write, toStoreError }: Backend): Store {
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
    ping: () => write(async () => {}),
    close: () => db.destroy(),
  };
}
