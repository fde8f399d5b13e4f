import { type Kysely, sql } from "kysely";
import type { Database } from "../store/database.ts";
import { conditions, hasDelivery, type MessageFilter } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { openingOf } from "./message.ts";
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

/** What a list can be narrowed down to. An application belongs to the opening on whose page it was sent. */
const VALUES = {
  opening: sql<string>`case kind when 'application' then page else '' end`,
  owner: sql<string>`owner`,
  source: sourceName,
  campaign: sql<string>`utm_campaign`,
};
type Choice = keyof typeof VALUES;
export type Counted = { value: string; count: number };

const MOST_CHOICES = 200;

/**
 * The openings, owners, sources or campaigns of the messages that match the filter, with the number of messages. What is
 * chosen already doesn't limit its own list. All other lists share one query.
 */
export async function listChoices<Wanted extends Choice>(
  db: Kysely<Database>,
  filter: MessageFilter,
  wanted: readonly Wanted[],
): Promise<Record<Wanted, Counted[]>> {
  const chosen = wanted.filter((choice) => filter[choice] !== undefined);
  const shared = wanted.filter((choice) => filter[choice] === undefined);
  const lists = new Map<Choice, Counted[]>();
  for (const choices of [shared, ...chosen.map((choice) => [choice])]) {
    const rest = { ...filter, ...Object.fromEntries(choices.map((choice) => [choice, undefined])) };
    const rows = choices.length > 0 ? await countValues(db, rest, choices) : [];
    for (const choice of choices) lists.set(choice, sumUp(rows, choice));
  }
  return Object.fromEntries(lists) as Record<Wanted, Counted[]>;
}

/** The number of messages with each combination of values. The database lowers them, as in a filter. */
function countValues(db: Kysely<Database>, filter: MessageFilter, choices: readonly Choice[]) {
  const lowered = choices.map((choice) => sql<string>`lower(${VALUES[choice]})`);
  return db
    .selectFrom("messages")
    .select(choices.map((choice) => sql<string>`min(${VALUES[choice]})`.as(choice)))
    .select(lowered.map((value, index) => value.as(`lower ${choices[index]}`)))
    .select((select) => select.fn.countAll().as("count"))
    .where((where) => where.and(conditions(where, filter)))
    .groupBy(lowered)
    .execute();
}

function sumUp(rows: readonly Record<string, string | number | bigint>[], choice: Choice): Counted[] {
  const sums = new Map<unknown, Counted>();
  for (const row of rows) {
    const text = String(row[choice]);
    const value = choice === "opening" ? openingOf({ kind: "application", page: text }) : text;
    const known = sums.get(row[`lower ${choice}`]) ?? { value, count: 0 };
    // Of "Anna" and "anna", the list shows the first.
    const first = known.value < value ? known.value : value;
    if (value) sums.set(row[`lower ${choice}`], { value: first, count: known.count + Number(row.count) });
  }
  const sorted = [...sums.values()].toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return sorted.slice(0, MOST_CHOICES);
}
