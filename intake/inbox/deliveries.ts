import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/database.ts";
import { type Editor, findForChange, recordEvents } from "./follow-up.ts";
import type { MessageDelivery } from "./message.ts";
import { DELIVERY_COLUMNS } from "./read-messages.ts";

export type DeliveryState = Database["deliveries"]["state"];
export type QueuedDelivery = MessageDelivery & { reference: string };

/**
 * The deliveries in these states, sorted by `next_attempt_at`. For queued deliveries, this is when the next attempt is due.
 * For parked and delivered ones, it is when the last attempt was due.
 */
export async function listDeliveries(
  db: Kysely<Database>,
  states: readonly DeliveryState[],
  limit: number,
): Promise<QueuedDelivery[]> {
  return db
    .selectFrom("deliveries")
    .innerJoin("messages", "messages.id", "deliveries.message_id")
    .select([...DELIVERY_COLUMNS, "reference"])
    .where("deliveries.state", "in", states)
    .orderBy("deliveries.next_attempt_at")
    .orderBy("deliveries.id")
    .limit(limit)
    .execute();
}

export async function countDeliveries(db: Kysely<Database>): Promise<Record<DeliveryState, number>> {
  const rows = await db
    .selectFrom("deliveries")
    .select("state")
    .select((select) => select.fn.countAll().as("count"))
    .groupBy("state")
    .execute();
  const counts = { queued: 0, parked: 0, delivered: 0 };
  for (const row of rows) counts[row.state] = Number(row.count);
  return counts;
}

/**
 * Makes the queued and parked (failed) deliveries of one message, or of all, due now and resets their attempt counts.
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
  const { numUpdatedRows } = await trx
    .updateTable("deliveries")
    .set({ state: "queued", attempts: 0, next_attempt_at: now.toISOString(), last_error: null })
    .where("state", "in", ["queued", "parked"])
    .$if(reference !== undefined, (query) => query.where("message_id", "=", message?.id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
