import type { Kysely } from "kysely";
import type { Database, DeliveryKind } from "../store/database.ts";

export type QueueDepth = {
  kind: DeliveryKind;
  state: "queued" | "parked";
  count: number;
  /** The age of the oldest delivery. */
  oldestSeconds: number;
};

export async function measureQueue(db: Kysely<Database>, now: Date): Promise<QueueDepth[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select(["kind", "state"])
    .select((select) => [select.fn.countAll().as("count"), select.fn.min("created_at").as("oldest")])
    .where("state", "in", ["queued", "parked"])
    .$narrowType<{ state: QueueDepth["state"] }>()
    .groupBy(["kind", "state"])
    .execute();
  return rows.map(({ kind, state, count, oldest }) => ({
    kind,
    state,
    count: Number(count),
    oldestSeconds: Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
}
