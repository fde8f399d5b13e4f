import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../messages/common.ts";
import type { Database } from "../store/database.ts";
import { conditions, type MessageFilter, undeliveredIds } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { countMessages } from "./messages.ts";
import { sourceName } from "./source-name.ts";
import { containsText } from "./text-search.ts";

export type Totals = Record<Progress | "undelivered" | "spam", number>;

/** Of the messages that contain a text, only the newest are counted, because each has to be read. */
const MOST_SEARCHED = 2000;

/** The number of messages with each status, undelivered ones and spam, that match the rest of the filter. */
export async function countByProgress(db: Kysely<Database>, filter: MessageFilter): Promise<Totals> {
  const wanted = { ...filter, progress: undefined, spam: undefined, undelivered: undefined };
  const totals: Totals = { new: 0, "in-work": 0, done: 0, undelivered: 0, spam: 0 };
  const matching = db.selectFrom("messages").where((where) => where.and(conditions(where, wanted)));
  if (filter.search === undefined) {
    const rows = await matching
      .select(["progress", "status"])
      .select((select) => select.fn.countAll().as("count"))
      .groupBy(["progress", "status"])
      .execute();
    for (const { progress, status, count } of rows)
      totals[status === "spam" ? "spam" : progress] += Number(count);
    // Not part of the query above, which reads only an index.
    totals.undelivered = await countMessages(db, { ...wanted, spam: false, undelivered: true });
    return totals;
  }
  const newest = matching
    .select(["id", "progress", "status", "fields"])
    .select((where) => where("id", "in", undeliveredIds(where)).as("undelivered"))
    .orderBy("received_at", "desc")
    .limit(MOST_SEARCHED);
  const rows = await db
    .selectFrom(newest.as("message"))
    .leftJoin("files", "files.message_id", "message.id")
    .select(["message.id", "progress", "status", "undelivered", "fields", "files.name"])
    .execute();
  const found = rows.filter(({ fields, name }) =>
    containsText([...Object.values<string>(JSON.parse(fields)), name ?? ""], filter.search ?? ""),
  );
  for (const { progress, status, undelivered } of new Map(found.map((row) => [row.id, row])).values()) {
    totals[status === "spam" ? "spam" : progress] += 1;
    if (undelivered && status !== "spam") totals.undelivered += 1;
  }
  return totals;
}

const VALUES = { owner: sql<string>`owner`, source: sourceName, campaign: sql<string>`utm_campaign` };

/** The owners, sources or campaigns of messages of these kinds, to choose from. */
export async function listChoices(
  db: Kysely<Database>,
  kinds: readonly MessageKind[],
  choice: keyof typeof VALUES,
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
