import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { DAY_MS } from "../store/submissions.ts";
import { writeAuditLine } from "./audit.ts";
import { mayContain, namesAddress } from "./text-search.ts";

export type Erased = { messages: number; files: number; deliveries: number };
type Progress = (done: number, total: number) => void;

/**
 * The number of messages deleted per transaction. It is small, because on SQLite the server can't write during the
 * transaction, and twenty applications can have 400 MB of files.
 */
const BATCH = 20;

export type Erasable = {
  /** The messages to erase. */
  ids: string[];
  spam: number;
  /** Other people's messages that mention the email address. Empty if the search was for a reference. */
  mentions: { id: string; reference: string }[];
};

/** Finds the messages to erase: those from an email address, and spam that mentions it in any field. */
export async function findErasable(db: Kysely<Database>, email: string): Promise<Erasable> {
  const address = email.trim().toLowerCase();
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "reference", "email", "status", "fields"])
    .where((where) => where.or([where("email", "=", address), mayContain("fields", address)]))
    .execute();
  const named = rows.filter(
    (row) => row.email === address || namesAddress(Object.values(JSON.parse(row.fields)), address),
  );
  const theirs = named.filter((row) => row.email === address || row.status === "spam");
  return {
    ids: theirs.map(({ id }) => id),
    spam: theirs.filter(({ status }) => status === "spam").length,
    mentions: named.filter((row) => !theirs.includes(row)).map(({ id, reference }) => ({ id, reference })),
  };
}

export async function findErasableByReference(db: Kysely<Database>, reference: string): Promise<Erasable> {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "status"])
    .where("reference", "=", reference)
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    spam: rows.filter(({ status }) => status === "spam").length,
    mentions: [],
  };
}

/**
 * Removes the messages with their files and deliveries. Also removes all files held for unfinished applications,
 * because it is not known who sent them.
 */
export async function eraseMessages(
  connection: Connection,
  ids: readonly string[],
  now: Date,
  onProgress?: Progress,
): Promise<Erased & { heldFiles: number }> {
  const erased = await removeMessages(connection, ids, onProgress);
  return connection.write(async (trx) => {
    // An upload in progress has no size yet. It is kept until it expires, so that its form does not fail.
    const { numDeletedRows } = await trx
      .deleteFrom("files")
      .where("submission_id", "is", null)
      .where((where) =>
        where.or([where("size", "is not", null), where("expires_at", "<", now.toISOString())]),
      )
      .executeTakeFirst();
    const detail = { ...erased, heldFiles: Number(numDeletedRows) };
    await writeAuditLine(trx, { action: "erase", detail, at: now });
    return detail;
  });
}

/** Erases messages received more than this many days ago, spam included. Safe to call from several processes. */
export async function eraseOlderThan(
  connection: Connection,
  days: number,
  now: Date = new Date(),
  onProgress?: Progress,
): Promise<Erased> {
  const ids = await findOlderThan(connection.db, days, now);
  if (ids.length === 0) return { messages: 0, files: 0, deliveries: 0 };
  const erased = await removeMessages(connection, ids, onProgress);
  await connection.write((trx) =>
    writeAuditLine(trx, { action: "retain", detail: { days, ...erased }, at: now }),
  );
  return erased;
}

/** Removes messages that have been spam for more than this many days. Spam needs no audit line. */
export async function eraseOldSpam(connection: Connection, days: number, now: Date): Promise<void> {
  const rows = await connection.db
    .selectFrom("submissions")
    .select("id")
    .where("status", "=", "spam")
    .where("spam_since", "<", new Date(now.getTime() - days * DAY_MS).toISOString())
    .execute();
  await removeMessages(
    connection,
    rows.map(({ id }) => id),
  );
}

export async function findOlderThan(db: Kysely<Database>, days: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("id")
    .where("received_at", "<", new Date(now.getTime() - days * DAY_MS).toISOString())
    .orderBy("received_at")
    .execute();
  return rows.map(({ id }) => id);
}

async function removeMessages({ write }: Connection, ids: readonly string[], onProgress?: Progress) {
  const total = { messages: 0, files: 0, deliveries: 0 };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const removed = await write((trx) => removeBatch(trx, batch));
    total.messages += removed.messages;
    total.files += removed.files;
    total.deliveries += removed.deliveries;
    onProgress?.(start + batch.length, ids.length);
  }
  return total;
}

async function removeBatch(trx: Transaction<Database>, ids: readonly string[]): Promise<Erased> {
  const files = await trx.deleteFrom("files").where("submission_id", "in", ids).executeTakeFirst();
  const deliveries = await trx.deleteFrom("deliveries").where("submission_id", "in", ids).executeTakeFirst();
  const messages = await trx.deleteFrom("submissions").where("id", "in", ids).executeTakeFirst();
  return {
    messages: Number(messages.numDeletedRows),
    files: Number(files.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
  };
}
