import { type Kysely, sql } from "kysely";
import type { Database } from "../store/database.ts";
import { conditions, hasDelivery, type MessageFilter } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";

export type Totals = Record<Progress | "queued" | "parked" | "spam", number>;

/** The number of messages with each status, unsent ones and spam, that match the rest of the filter. */
export async function countByProgress(db: Kysely<Database>, filter: MessageFilter): Promise<Totals> {
  const wanted = { ...filter, progress: undefined, spam: undefined, deliveries: undefined };
  const rows = await db
    .selectFrom("messages")
    .select((select) => [
      "progress",
      "status",
      hasDelivery(select, ["queued"]).as("queued"),
      hasDelivery(select, ["parked"]).as("parked"),
      select.fn.countAll().as("count"),
    ])
    .where((where) => where.and(conditions(where, wanted)))
    .groupBy(["progress", "status", sql`3`, sql`4`])
    .execute();
  const totals: Totals = { new: 0, "in-work": 0, done: 0, queued: 0, parked: 0, spam: 0 };
  for (const { progress, status, queued, parked, count } of rows) {
    totals[status === "spam" ? "spam" : progress] += Number(count);
    if (queued) totals.queued += Number(count);
    if (parked) totals.parked += Number(count);
  }
  return totals;
}

const VALUES = { owner: sql<string>`owner`, source: sourceName, campaign: sql<string>`utm_campaign` };

/** The owners, sources or campaigns of the messages that match the rest of the filter, with the number of messages. */
export async function listChoices(
  db: Kysely<Database>,
  filter: MessageFilter,
  choice: keyof typeof VALUES,
): Promise<{ value: string; count: number }[]> {
  const value = VALUES[choice];
  const rows = await db
    .selectFrom("messages")
    .select((select) => [sql<string>`min(${value})`.as("value"), select.fn.countAll().as("count")])
    .where((where) => where.and(conditions(where, { ...filter, [choice]: undefined })))
    .groupBy(sql`lower(${value})`)
    .orderBy("value")
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter((row) => row.value);
}
