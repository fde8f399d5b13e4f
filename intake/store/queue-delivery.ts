import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database, DeliveryKind } from "./database.ts";

type NewDelivery = { submissionId: string; kind: DeliveryKind; now: string };

/** Makes a delivery due immediately. */
export async function queueDelivery(trx: Transaction<Database>, delivery: NewDelivery): Promise<void> {
  await trx
    .insertInto("deliveries")
    .values({
      id: randomUUIDv7(),
      submission_id: delivery.submissionId,
      kind: delivery.kind,
      state: "queued",
      attempts: 0,
      next_attempt_at: delivery.now,
      created_at: delivery.now,
      delivered_at: null,
      last_error: null,
      claimed_by: null,
      claimed_until: null,
    })
    .execute();
}
