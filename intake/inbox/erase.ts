import { randomUUIDv7 } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { DAY_MS } from "../local-time.ts";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { conditions, type MessageFilter } from "./filter.ts";
import { type Editor, findForChange, recordEvents, StaleMessage } from "./follow-up.ts";

export type Erased = { messages: number; files: number; deliveries: number };

const NOTHING: Erased = { messages: 0, files: 0, deliveries: 0 };

/**
 * On SQLite, a server in another process can't write during a transaction. So each message is erased in a transaction of
 * its own, and this pause lets the server, which retries every 20 ms, take its turn.
 */
const PAUSE_MS = 30;

/** Finds the message with this reference, or the messages from this email address, ignoring case, that match the filter. */
export async function findErasable(
  db: Kysely<Database>,
  column: "reference" | "email",
  value: string,
  filter: MessageFilter = {},
): Promise<{ ids: string[]; spam: number }> {
  const wanted = column === "email" ? value.trim().toLowerCase() : value;
  const rows = await db
    .selectFrom("messages")
    .select(["id", "status"])
    .where(column, "=", wanted)
    .where((where) => where.and(conditions(where, filter)))
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    spam: rows.filter(({ status }) => status === "spam").length,
  };
}

type Reason = { action: "erase"; by: string } | { action: "retain"; days: number };

/** Removes the messages with their files and deliveries. */
export async function eraseMessages(
  connection: Connection,
  ids: readonly string[],
  now: Date,
  reason: Reason,
): Promise<Erased> {
  const erased = await removeMessages(connection, ids);
  await connection.write((trx) => recordErasure(trx, erased, now, reason));
  return erased;
}

/**
 * Erases a message and, if `others` is given, the other messages from its email address that match it, in one transaction.
 * Throws StaleMessage if the message has another version than the editor has seen.
 */
export function eraseSeen(
  { write }: Connection,
  reference: string,
  editor: Required<Editor>,
  others: MessageFilter | undefined,
  now: Date,
): Promise<Erased> {
  return write(async (trx) => {
    const message = await findForChange(trx, reference);
    if (!message) throw new StaleMessage();
    await recordEvents(trx, message, editor, [], now);
    const ids = new Set([message.id]);
    // Spam may have no address.
    if (others && message.email)
      for (const id of (await findErasable(trx, "email", message.email, others)).ids) ids.add(id);
    const erased = { ...NOTHING };
    for (const id of ids) add(erased, await removeMessage(trx, id));
    await recordErasure(trx, erased, now, { action: "erase", by: editor.author });
    return erased;
  });
}

/** The audit line contains only counts and the name of the member of staff, because it is kept. */
async function recordErasure(
  trx: Transaction<Database>,
  erased: Erased,
  now: Date,
  { action, ...details }: Reason,
): Promise<void> {
  const detail = JSON.stringify({ ...details, ...erased });
  await trx
    .insertInto("audit")
    .values({ id: randomUUIDv7(), at: now.toISOString(), action, detail })
    .execute();
}

/**
 * Erases messages received more than this many days ago, spam included, and returns how many. Safe to call from several
 * processes.
 */
export async function eraseOlderThan(connection: Connection, days: number, now: Date): Promise<number> {
  const rows = await connection.db
    .selectFrom("messages")
    .select("id")
    .where("received_at", "<", new Date(now.getTime() - days * DAY_MS).toISOString())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await eraseMessages(connection, ids, now, { action: "retain", days });
  return ids.length;
}

/** Removes messages that have been spam for more than this many days, and returns how many. Spam needs no audit line. */
export async function eraseOldSpam(connection: Connection, days: number, now: Date): Promise<number> {
  const rows = await connection.db
    .selectFrom("messages")
    .select("id")
    .where("status", "=", "spam")
    .where("spam_since", "<", new Date(now.getTime() - days * DAY_MS).toISOString())
    .execute();
  const { messages } = await removeMessages(
    connection,
    rows.map(({ id }) => id),
  );
  return messages;
}

async function removeMessages({ write }: Connection, ids: readonly string[]) {
  const total = { ...NOTHING };
  for (const id of ids) {
    if (total.messages > 0) await setTimeout(PAUSE_MS);
    add(total, await write((trx) => removeMessage(trx, id)));
  }
  return total;
}

function add(total: Erased, { messages, files, deliveries }: Erased): void {
  total.messages += messages;
  total.files += files;
  total.deliveries += deliveries;
}

async function removeMessage(trx: Transaction<Database>, id: string): Promise<Erased> {
  const files = await trx.deleteFrom("files").where("message_id", "=", id).executeTakeFirst();
  const deliveries = await trx.deleteFrom("deliveries").where("message_id", "=", id).executeTakeFirst();
  const messages = await trx.deleteFrom("messages").where("id", "=", id).executeTakeFirst();
  return {
    messages: Number(messages.numDeletedRows),
    files: Number(files.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
  };
}

export type AuditLine = { at: string; action: string; detail: Record<string, number | string> };

export async function readAudit(db: Kysely<Database>, limit: number): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ at, action, detail }) => ({
    at,
    action,
    detail: JSON.parse(detail) as AuditLine["detail"],
  }));
}
