import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../messages/common.ts";
import type { Database, MessageStatus } from "../store/database.ts";
import { conditions, type MessageFilter, undeliveredIds } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";
import { containsText } from "./text-search.ts";

type Counted = { status: MessageStatus; progress: Progress; undelivered: unknown };
export type Totals = Record<Progress | "undelivered" | "spam", number>;

/** Of the messages that contain a text, only the newest are counted, because each has to be read. */
const MOST_SEARCHED = 2000;

/** The number of messages with each status, undelivered ones and spam, that match the rest of the filter. */
export async function countByProgress(db: Kysely<Database>, filter: MessageFilter): Promise<Totals> {
  const wanted = { ...filter, progress: undefined, spam: undefined, undelivered: undefined };
  const totals: Totals = { new: 0, "in-work": 0, done: 0, undelivered: 0, spam: 0 };
  const add = ({ status, progress, undelivered }: Counted, count: number) => {
    totals[status === "spam" ? "spam" : progress] += count;
    if (undelivered && status !== "spam") totals.undelivered += count;
  };
  const matching = db
    .selectFrom("messages")
    .where((where) => where.and(conditions(where, wanted)))
    .select((where) => where("id", "in", undeliveredIds(where)).as("undelivered"));
  if (filter.search === undefined) {
    const rows = await matching
      .select(["progress", "status"])
      .select((select) => select.fn.countAll().as("count"))
      .groupBy(["progress", "status", "undelivered"])
      .execute();
    for (const row of rows) add(row, Number(row.count));
    return totals;
  }
  const newest = matching.orderBy("received_at", "desc").limit(MOST_SEARCHED);
  const rows = await db
    .selectFrom(newest.select(["id", "progress", "status", "fields"]).as("message"))
    .leftJoin("files", "files.message_id", "message.id")
    .select(["message.id", "progress", "status", "undelivered", "fields", "files.name"])
    .execute();
  const found = rows.filter(({ fields, name }) =>
    containsText([...Object.values<string>(JSON.parse(fields)), name ?? ""], filter.search ?? ""),
  );
  for (const row of new Map(found.map((row) => [row.id, row])).values()) add(row, 1);
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
