import type { Kysely, Transaction } from "kysely";
import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { Database, DeliveryKind } from "./database.ts";
import { deleteHeld, findExpired, findFiles, insertChunk, sumHeldBytes } from "./files.ts";
import { insertSubmission, RolledBack } from "./submissions.ts";
import { findSpentWords, strikeWords } from "./word-uses.ts";

/** Runs the work in a transaction. Resolves once the commit is on disk. */
export type Write = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** An open database. The inbox and outbox use it directly; receiving messages only needs a Store. */
export type Connection = { dialect: "sqlite" | "postgres"; db: Kysely<Database>; write: Write };

export type NewSubmission = {
  reference: string;
  kind: MessageKind;
  status: "received" | "spam";
  receivedAt: Date;
  email: string;
  page: string;
  fields: Record<string, string>;
  digest: string;
  /**
   * The ids of issued CAPTCHA words that match the typed one. Storing the message uses up one of them. Null for spam
   * and for a form without a word check.
   */
  challenges: readonly string[] | null;
  fileIds: readonly string[];
  deliveries: readonly DeliveryKind[];
};

export type Submitted =
  | { status: "stored"; reference: string }
  | { status: "duplicate"; reference: string }
  /** Spam over the daily limit. It is not stored. */
  | { status: "dropped" }
  | { status: "word-used" }
  | { status: "files-gone" };

export type NewFile = {
  id: string;
  field: FileField;
  name: string;
  mediaType: string;
  createdAt: Date;
  expiresAt: Date;
  /**
   * A keyed hash of the sender's IPv4 address or IPv6 /48. Held files with the same hash share a quota. A file without
   * a hash is not limited by a quota.
   */
  uploader?: string | null;
};

export type FileChunk = {
  file: NewFile;
  seq: number;
  bytes: Uint8Array;
  /** Given with the last chunk. Until then, `findFiles` does not find the file. */
  complete?: { size: number; sha256: string };
};

export type StoredFile = {
  id: string;
  field: FileField;
  name: string;
  size: number;
  sha256: string;
  submissionId: string | null;
};

type Backend = Connection & {
  /** Converts database errors to StoreUnavailable, unless the connection already did. Returns other errors unchanged. */
  toStoreError: (error: unknown) => unknown;
};

export type OpenStore = ReturnType<typeof createStore>;
export type Store = OpenStore["store"];

/** The store, written in SQL that both databases support. The backend provides the transactions and converts errors. */
export function createStore({ toStoreError, ...connection }: Backend) {
  const { db, write } = connection;
  async function read<Result>(query: Promise<Result>): Promise<Result> {
    try {
      return await query;
    } catch (error) {
      throw toStoreError(error);
    }
  }

  const store = {
    async submit(submission: NewSubmission): Promise<Submitted> {
      try {
        return await write((trx) => insertSubmission(trx, submission));
      } catch (error) {
        if (error instanceof RolledBack) return { status: error.reason };
        throw error;
      }
    },
    /** Counts a wrong guess against each of the visitor's CAPTCHA words. Returns true if the form has to show a new word. */
    strikeWords: (challenges: readonly string[], now: Date) =>
      write((trx) => strikeWords(trx, challenges, now)),
    /** Finds which of these CAPTCHA words have been used, or guessed wrong too often. */
    findSpentWords: (challenges: readonly string[]) => read(findSpentWords(db, challenges)),
    writeChunk: (chunk: FileChunk) => write((trx) => insertChunk(trx, chunk)),
    /** Finds held files and files of submissions. Does not find unfinished uploads or expired files. */
    findFiles: (ids: readonly string[], now: Date) => read(findFiles(db, ids, now)),
    /** Deletes held files. Files of a submission are kept. */
    discardFiles: (ids: readonly string[]) => write((trx) => deleteHeld(trx, ids)),
    /** The total size of held files. An unfinished upload counts as a file of the maximum size. */
    heldBytes: () => read(sumHeldBytes(db)),
    async purge(filesExpiredBy: Date, wordsUsedBefore: Date): Promise<void> {
      for (;;) {
        const expired = await read(findExpired(db, filesExpiredBy));
        if (expired.length === 0) break;
        await write((trx) => deleteHeld(trx, expired));
      }
      await write((trx) =>
        trx.deleteFrom("word_check_uses").where("used_at", "<", wordsUsedBefore.toISOString()).execute(),
      );
    },
    /**
     * Tries a write that changes nothing, and rejects if it fails. An empty transaction would not be enough: a replica
     * accepts it.
     */
    ping: () =>
      write(async (trx) => {
        await trx.deleteFrom("word_check_uses").where("challenge_id", "=", "").execute();
      }),
  };
  return { store, connection, close: () => db.destroy() };
}
