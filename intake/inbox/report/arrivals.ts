import { type Kysely, sql } from "kysely";
import { CAMPAIGN_FIELDS, type Source } from "../../forms/source.ts";
import { toDay } from "../../local-time.ts";
import type { Database } from "../../store/database.ts";

/** Rare sources are added to one number, so that hostile ones can't make a report slow. */
const MOST_SOURCES = 1000;
const OTHER = { referrer: "", utm_source: "other", utm_medium: "", utm_campaign: "" };

/** The arrivals of some days: by day, by page, and by referring host and campaign. */
export async function countArrivals(db: Kysely<Database>, from: string, to: string) {
  const sum = sql<number>`sum(count)`;
  const counted = db
    .selectFrom("arrivals")
    .select(sum.as("count"))
    .where("day", ">=", from)
    .where("day", "<=", to);
  const byDay = await counted.select("day").groupBy("day").execute();
  const byPage = await counted.select("entry_page").groupBy("entry_page").execute();
  const fields = ["referrer", ...CAMPAIGN_FIELDS] as const;
  const bySource: (Omit<Source, "entry_page"> & { count: number })[] = await counted
    .select(fields)
    .groupBy(fields)
    .orderBy(sum, "desc")
    .limit(MOST_SOURCES)
    .execute();
  const rest = total(byDay) - total(bySource);
  return { byDay, byPage, bySource: rest > 0 ? [...bySource, { ...OTHER, count: rest }] : bySource };
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** The day of the first message or arrival. Undefined if there is none. */
export async function firstDay(db: Kysely<Database>, timeZone: string): Promise<string | undefined> {
  const { received } = await db
    .selectFrom("messages")
    .select((select) => select.fn.min("received_at").as("received"))
    .executeTakeFirstOrThrow();
  const { arrived } = await db
    .selectFrom("arrivals")
    .select((select) => select.fn.min("day").as("arrived"))
    .executeTakeFirstOrThrow();
  return [received && toDay(received, timeZone), arrived].filter(Boolean).toSorted()[0] as string | undefined;
}
