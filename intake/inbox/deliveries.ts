import type { Kysely, Transaction } from "kysely";
import type { Database, DeliveryKind, NoticeKind } from "../store/database.ts";
import { type Editor, findForChange, recordEvents } from "./follow-up.ts";
import type { MessageDelivery } from "./message.ts";
import { DELIVERY_COLUMNS } from "./read-messages.ts";

export type DeliveryState = Database["deliveries"]["state"];
/** A notice belongs to several messages, or to none, so it has no reference. */
export type QueuedDelivery = Omit<MessageDelivery, "kind"> & {
  kind: DeliveryKind | NoticeKind;
  reference: string | null;
};

/**
 * The deliveries and notices in these states, sorted by `next_attempt_at`. For queued ones, this is when the next attempt is
 * due. For parked and delivered ones, it is when the last attempt was due.
 */
export async function listDeliveries(
  db: Kysely<Database>,
  states: readonly DeliveryState[],
  limit: number,
): Promise<QueuedDelivery[]> {
  const deliveries = await db
    .selectFrom("deliveries")
    .innerJoin("messages", "messages.id", "deliveries.message_id")
    .select([...DELIVERY_COLUMNS, "reference"])
    .where("deliveries.state", "in", states)
    .orderBy("deliveries.next_attempt_at")
    .orderBy("deliveries.id")
    .limit(limit)
    .execute();
  const notices = await db
    .selectFrom("notices")
    .select(["id", "kind", "state", "attempts", "next_attempt_at as nextAttemptAt"])
    .select(["created_at as createdAt", "delivered_at as deliveredAt", "last_error as lastError"])
    .where("state", "in", states)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  return [...deliveries, ...notices.map((notice) => ({ ...notice, reference: null }))]
    .toSorted((a, b) => (a.nextAttemptAt < b.nextAttemptAt ? -1 : 1))
    .slice(0, limit);
}

export async function countDeliveries(db: Kysely<Database>): Promise<Record<DeliveryState, number>> {
  const counts = { queued: 0, parked: 0, delivered: 0 };
  for (const table of ["deliveries", "notices"] as const) {
    const rows = await db
      .selectFrom(table as "deliveries")
      .select("state")
      .select((select) => select.fn.countAll().as("count"))
      .groupBy("state")
      .execute();
    for (const row of rows) counts[row.state] += Number(row.count);
  }
  return counts;
}

/**
 * Makes the queued and parked (failed) deliveries of one message, or all deliveries and notices, due now and resets their attempt counts.
 * Returns the number of deliveries.
 */
export async function retryDeliveries(
  trx: Transaction<Database>,
  reference: string | undefined,
  editor: Editor,
  now: Date,
): Promise<number> {
  const message = reference ? await findForChange(trx, reference) : undefined;
  if (message) await recordEvents(trx, message, editor, [{ action: "retry", detail: "" }], now);
  const dueNow = {
    state: "queued",
    attempts: 0,
    next_attempt_at: now.toISOString(),
    last_error: null,
  } as const;
  const { numUpdatedRows } = await trx
    .updateTable("deliveries")
    .set(dueNow)
    .where("state", "in", ["queued", "parked"])
    .$if(reference !== undefined, (query) => query.where("message_id", "=", message?.id ?? ""))
    .executeTakeFirst();
  if (reference) return Number(numUpdatedRows);
  const notices = await trx
    .updateTable("notices")
    .set(dueNow)
    .where("state", "in", ["queued", "parked"])
    .executeTakeFirst();
  return Number(numUpdatedRows + notices.numUpdatedRows);
}
