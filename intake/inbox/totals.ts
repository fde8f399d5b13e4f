import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../messages/common.ts";
import type { Database } from "../store/database.ts";
import { conditions, type MessageFilter } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";
import { containsText } from "./text-search.ts";

export type Totals = Record<Progress | "spam", number>;

/** Of the messages that contain a text, only the newest are counted, because each has to be read. */
const MOST_SEARCHED = 2000;

/** The number of messages with each status, and of spam, that match the rest of the filter. */
export async function countByProgress(db: Kysely<Database>, filter: MessageFilter): Promise<Totals> {
  const wanted = { ...filter, progress: undefined, spam: undefined };
  const totals: Totals = { new: 0, "in-work": 0, done: 0, spam: 0 };
  const matching = db.selectFrom("messages").where((where) => where.and(conditions(where, wanted)));
  if (filter.search === undefined) {
    const rows = await matching
      .select(["progress", "status"])
      .select((select) => select.fn.countAll().as("count"))
      .groupBy(["progress", "status"])
      .execute();
    for (const { progress, status, count } of rows)
      totals[status === "spam" ? "spam" : progress] += Number(count);
    return totals;
  }
  const newest = matching.orderBy("received_at", "desc").limit(MOST_SEARCHED);
  const rows = await db
    .selectFrom(newest.select(["id", "progress", "status", "fields"]).as("message"))
    .leftJoin("files", "files.message_id", "message.id")
    .select(["message.id", "progress", "status", "fields", "files.name"])
    .execute();
  const found = rows.filter(({ fields, name }) =>
    containsText([...Object.values<string>(JSON.parse(fields)), name ?? ""], filter.search ?? ""),
  );
  for (const { progress, status } of new Map(found.map((row) => [row.id, row])).values())
    totals[status === "spam" ? "spam" : progress] += 1;
  return totals;
}

type Choice = "owner" | "source";
const VALUES = { owner: sql<string>`owner`, source: sourceName };

/** The owners or the sources of messages of these kinds, to choose from. */
export async function listChoices(
  db: Kysely<Database>,
  kinds: readonly MessageKind[],
  choice: Choice,
): Promise<string[]> {
  const rows = await db
    .selectFrom("messages")
    .select(VALUES[choice].as("value"))
    .distinct()
    .where("kind", "in", kinds)
    .where("status", "in", ["received", "suspicious"])
    .orderBy("value")
    .limit(200)
    .execute();
  return rows.map(({ value }) => value).filter(Boolean);
}
