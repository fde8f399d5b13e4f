import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { Database } from "../store/database.ts";
import { conditions, type MessageFilter } from "./filter.ts";
import { sourceName } from "./source-name.ts";

/** What the summary counts by: the source with its medium and campaign, or one of two pages. */
export const SUMMARIES = ["source", "entry", "page"] as const;
export type Summary = (typeof SUMMARIES)[number];

const empty = sql<string>`''`;
const COLUMNS = {
  source: [sourceName, sql<string>`utm_medium`, sql<string>`utm_campaign`],
  entry: [sql<string>`entry_page`, empty, empty],
  page: [sql<string>`page`, empty, empty],
} as const;

export type SourceCount = {
  source: string;
  medium: string;
  campaign: string;
  messages: number;
} & Record<MessageKind, number>;

/** Counts the messages that match the filter, most first. Sources are the same in capitals or not, as in a filter. */
export async function countSources(
  db: Kysely<Database>,
  filter: Omit<MessageFilter, "search">,
  by: Summary,
): Promise<SourceCount[]> {
  const [source, medium, campaign] = COLUMNS[by];
  const keys = COLUMNS[by].map((column) => (by === "source" ? sql`lower(${column})` : column));
  const rows = await db
    .selectFrom("messages")
    .select([source.as("source"), medium.as("medium"), campaign.as("campaign"), "kind"])
    .select(keys.map((key, index) => key.as(`key ${index}`)))
    .select((select) => select.fn.countAll().as("count"))
    .where((where) => where.and(conditions(where, filter)))
    .groupBy(["kind", ...[1, 2, 3, 5, 6, 7].map((column) => sql`${sql.lit(column)}`)])
    .execute();
  const counts = new Map<string, SourceCount>();
  const spelling = (row: (typeof rows)[number]) => JSON.stringify([row.source, row.medium, row.campaign]);
  // Of "GOOGLE" and "google", the first is shown.
  rows.sort((a, b) => (spelling(a) < spelling(b) ? -1 : 1));
  for (const { kind, count, source, medium, campaign, ...group } of rows) {
    const key = JSON.stringify(group);
    const known = counts.get(key) ?? {
      ...{ source, medium, campaign },
      ...{ messages: 0, contact: 0, inquiry: 0, application: 0 },
    };
    known[kind] += Number(count);
    known.messages += Number(count);
    counts.set(key, known);
  }
  return [...counts.values()].sort((a, b) => b.messages - a.messages || (a.source < b.source ? -1 : 1));
}
