import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../messages/kinds.ts";
import type { Database } from "../store/database.ts";

export type DayCount = { day: string; kind: MessageKind; received: number; spam: number };

/** Messages per day (UTC) and kind, oldest day first. Days without messages are left out. */
export async function countByDay(db: Kysely<Database>, since: Date): Promise<DayCount[]> {
  const day = sql<string>`substr(received_at, 1, 10)`;
  const rows = await db
    .selectFrom("submissions")
    .select(["kind", "status", day.as("day")])
    .select((select) => select.fn.countAll().as("count"))
    .where("received_at", ">=", since.toISOString())
    .groupBy([day, "kind", "status"])
    .orderBy("day")
    .orderBy("kind")
    .execute();
  const counts = new Map<string, DayCount>();
  for (const row of rows) {
    const key = `${row.day} ${row.kind}`;
    const count = counts.get(key) ?? { day: row.day, kind: row.kind, received: 0, spam: 0 };
    count[row.status] = Number(row.count);
    counts.set(key, count);
  }
  return [...counts.values()];
}
