import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { FileField } from "../forms/fields.ts";
import type { Source } from "../forms/source.ts";
import type { Database, DeliveryKind, MessageStatus } from "./database.ts";
import { insertMessage, WordUsed } from "./message-rows.ts";
import { findSpentWords, strikeWords } from "./word-uses.ts";

/** Runs the work in a transaction. Resolves once the commit is on disk. Rejects with StoreUnavailable if the database fails. */
export type Write = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** An open database. The inbox and outbox use it directly; receiving messages only needs a Store. */
export type Connection = {
  dialect: "sqlite" | "postgres";
  db: Kysely<Database>;
  write: Write;
  /**
   * On SQLite, `secure_delete` overwrites deleted rows with zeros, but the write-ahead log still contains the old pages, so
   * it is truncated. On PostgreSQL, the space is freed for reuse. Returns false if another process is using the log.
   */
  removeDeletedBytes: () => Promise<boolean>;
};

export type NewFile = {
  field: FileField;
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  sha256: string;
};

export type NewMessage = {
  reference: string;
  kind: MessageKind;
  status: MessageStatus;
  receivedAt: Date;
  /** Null for spam. */
  dueAt: Date | null;
  email: string;
  page: string;
  source: Source;
  fields: Record<string, string>;
  digest: string;
  /**
   * The ids of issued CAPTCHA words that match the typed one. Storing the message uses up one of them. Null for spam
   * and for a form without a word check.
   */
  challenges: readonly string[] | null;
  files: readonly NewFile[];
  deliveries: readonly DeliveryKind[];
};

export type StoreResult =
  | { status: "stored"; reference: string }
  | { status: "duplicate"; reference: string }
  /** Spam over the daily limit. It is not stored. */
  | { status: "dropped" }
  | { status: "word-used" };

export type OpenStore = ReturnType<typeof createStore>;
export type Store = OpenStore["store"];

/** The store, written in SQL that both databases support. */
export function createStore(connection: Connection) {
  const { db, write } = connection;
  const store = {
    async storeMessage(message: NewMessage): Promise<StoreResult> {
      try {
        return await write((trx) => insertMessage(trx, message));
      } catch (error) {
        if (error instanceof WordUsed) return { status: "word-used" };
        throw error;
      }
    },
    /** Counts a wrong guess against each of the visitor's CAPTCHA words. Returns true if the form has to show a new word. */
    strikeWords: (challenges: readonly string[], now: Date) =>
      write((trx) => strikeWords(trx, challenges, now)),
    /** Finds which of these CAPTCHA words have been used, or guessed wrong too often. */
    findSpentWords: (challenges: readonly string[]) => findSpentWords(db, challenges),
    /** Deletes the records of CAPTCHA words that were used before this time. */
    async forgetWords(usedBefore: Date): Promise<void> {
      await write((trx) =>
        trx.deleteFrom("word_check_uses").where("used_at", "<", usedBefore.toISOString()).execute(),
      );
    },
    /** Deletes the numbers of arrivals before this day. */
    async forgetArrivals(day: string): Promise<void> {
      await write((trx) => trx.deleteFrom("arrivals").where("day", "<", day).execute());
    },
    /** Writes and deletes a small row, and rejects if that fails. Probes are frequent, so they must add little to the log. */
    tryWrite: () =>
      write(async (trx) => {
        const probe = { id: randomUUID(), at: "", action: "probe", detail: "" };
        await trx.insertInto("audit").values(probe).execute();
        await trx.deleteFrom("audit").where("id", "=", probe.id).execute();
      }),
  };
  return { store, connection, close: () => db.destroy() };
}

/** The store could not be read or written, for example because the disk is full or the database is locked. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The store could not be opened, because the database file is damaged. A backup has to be restored. */
export class StoreCorrupt extends Error {
  override name = "StoreCorrupt";
}

export type StorePlace = {
  /** The folder for the SQLite database, used if no `databaseUrl` is given. */
  dataDir: string;
  /** A PostgreSQL database, such as postgres://user:password@host:5432/name. */
  databaseUrl?: string | undefined;
};

type OpenOptions = {
  /** Whether to check an SQLite file for damage first. */
  checked?: boolean;
  /** Called with a warning if other users could read an SQLite file. */
  warn?: ((message: string) => void) | undefined;
};

/** Opens the store, creating or migrating it if needed. Throws StoreCorrupt or StoreUnavailable. */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: OpenOptions = {},
): Promise<OpenStore> {
  // Imported on demand, so that only the driver of this store is loaded.
  if (databaseUrl) {
    const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
    return openPostgresStore(databaseUrl);
  }
  const { openSqliteStore } = await import("./sqlite/open-sqlite-store.ts");
  return openSqliteStore(dataDir, options);
}
