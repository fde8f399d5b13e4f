import type { Kysely } from "kysely";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import type { MessageDelivery } from "./message.ts";
import { DELIVERY_COLUMNS } from "./messages.ts";

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
    .innerJoin("submissions", "submissions.id", "deliveries.submission_id")
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
 * Finds deliveries by the last characters of their id. The first characters are a timestamp, so ids created on the same
 * day start alike. Returns at most two ids, which is enough to see that several match.
 */
export async function findDeliveryIds(db: Kysely<Database>, ending: string): Promise<string[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select("id")
    .where("id", "like", `%${ending.replace(/[^0-9a-f-]/g, "")}`)
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

export type Retried = { all: true } | { reference: string } | { id: string };

/**
 * Makes queued and parked (failed) deliveries due now and resets their attempt counts. Returns the number of deliveries.
 */
export function retryDeliveries({ write }: Connection, which: Retried, now: Date): Promise<number> {
  return write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("deliveries")
      .set({ state: "queued", attempts: 0, next_attempt_at: now.toISOString() })
      .where("state", "in", ["queued", "parked"])
      .$if("id" in which, (query) => query.where("id", "=", "id" in which ? which.id : ""))
      .$if("reference" in which, (query) =>
        query.where("submission_id", "in", (where) =>
          where
            .selectFrom("submissions")
            .select("submissions.id")
            .where("submissions.reference", "=", "reference" in which ? which.reference : ""),
        ),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
