import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../messages/common.ts";
import type { Database } from "../store/database.ts";
import { conditions, type MessageFilter } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { sourceName } from "./source-name.ts";
import { containsText } from "./text-search.ts";

export type Totals = Record<Progress | "spam", number>;

/** The number of messages with each status, and of spam, that match the rest of the filter. */
export async function countByProgress(db: Kysely<Database>, filter: MessageFilter): Promise<Totals> {
  const wanted = { ...filter, progress: undefined, spam: undefined };
  const totals: Totals = { new: 0, "in-work": 0, done: 0, spam: 0 };
  const matching = db.selectFrom("submissions").where((where) => where.and(conditions(where, wanted)));
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
  const rows = await matching
    .leftJoin("files", "files.submission_id", "submissions.id")
    .select(["submissions.id", "progress", "status", "fields", "files.name"])
    .execute();
  const found = rows.filter(({ fields, name }) =>
    containsText([...Object.values<string>(JSON.parse(fields)), name ?? ""], filter.search ?? ""),
  );
  for (const { progress, status } of new Map(found.map((row) => [row.id, row])).values())
    totals[status === "spam" ? "spam" : progress] += 1;
  return totals;
}

/** The owners and sources of messages of these kinds, to choose from. */
export async function listChoices(db: Kysely<Database>, kinds: readonly MessageKind[]) {
  const values = async (value: typeof sourceName) => {
    const rows = await db
      .selectFrom("submissions")
      .select(value.as("value"))
      .distinct()
      .where("kind", "in", kinds)
      .where("status", "!=", "spam")
      .orderBy("value")
      .limit(200)
      .execute();
    return rows.map((row) => row.value).filter(Boolean);
  };
  return { owners: await values(sql<string>`owner`), sources: await values(sourceName) };
}
