import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database, DeliveryKind } from "./database.ts";
import { prepare } from "./prepared-query.ts";

type NewDelivery = { submissionId: string; kind: DeliveryKind; now: string };

/** Makes a delivery due at once. */
export async function queueDelivery(trx: Transaction<Database>, delivery: NewDelivery): Promise<void> {
  await insertDelivery(trx, { id: randomUUIDv7(), ...delivery });
}

const insertDelivery = prepare((db, values: NewDelivery & { id: string }) =>
  db.insertInto("deliveries").values({
    id: values.id,
    submission_id: values.submissionId,
    kind: values.kind,
    state: "queued",
    attempts: 0,
    next_attempt_at: values.now,
    created_at: values.now,
    delivered_at: null,
    last_error: null,
  }),
);
