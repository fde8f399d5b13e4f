import { type Expression, expressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../store/database.ts";
import { conditions, hasDelivery, type MessageFilter } from "./filter.ts";
import type { Progress } from "./follow-up.ts";
import { openingOf } from "./message.ts";
import { sourceName } from "./source-name.ts";

export type Totals = Record<Progress | "overdue" | "queued" | "parked" | "spam", number>;

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

/** The openings, owners, sources or campaigns of the messages that match the filter, with the number of messages. */
export async function listChoices<Wanted extends Choice>(
  db: Kysely<Database>,
  filter: MessageFilter,
  wanted: readonly Wanted[],
): Promise<Record<Wanted, Counted[]>> {
  const groups = await countGroups(db, filter, wanted);
  return toLists(wanted, () => groups);
}

/**
 * What a list offers beside its messages: the number of messages with each status, unsent ones and spam that match the
 * rest of the filter, and the choices. What is chosen already doesn't limit its own list. One query counts it all.
 */
export async function summarize<Wanted extends Choice>(
  db: Kysely<Database>,
  filter: MessageFilter,
  wanted: readonly Wanted[],
  now: Date,
): Promise<{ totals: Totals; choices: Record<Wanted, Counted[]> }> {
  const where = expressionBuilder<Database, "messages">();
  const matches = (part: MessageFilter) => where.and(conditions(where, part));
  const { progress, overdueAt, spam, deliveries } = filter;
  const chosen = wanted.filter((choice) => filter[choice] !== undefined);
  const unused = ["progress", "overdueAt", "spam", "deliveries", ...chosen].map((name) => [name, undefined]);
  const groups = await countGroups(db, { ...filter, ...Object.fromEntries(unused) }, wanted, {
    progress: where.ref("progress"),
    status: where.ref("status"),
    overdue: matches({ overdueAt: now }),
    queued: hasDelivery(where, ["queued"]),
    parked: hasDelivery(where, ["parked"]),
    "has status": matches({ progress, overdueAt, spam, deliveries }),
    ...Object.fromEntries(chosen.map((choice) => [`has ${choice}`, matches({ [choice]: filter[choice] })])),
  });
  const matching = (without?: Choice) =>
    groups.filter((group) => chosen.every((choice) => choice === without || group[`has ${choice}`]));
  const listed = (choice: Choice) => matching(choice).filter((group) => group["has status"]);
  return { totals: toTotals(matching()), choices: toLists(wanted, listed) };
}

type Group = Record<string, unknown>;

/** The number of messages with each combination of values. The database lowers the choices, as in a filter. */
function countGroups(
  db: Kysely<Database>,
  filter: MessageFilter,
  choices: readonly Choice[],
  others: Record<string, Expression<unknown>> = {},
): Promise<Group[]> {
  const values = { ...others, ...Object.fromEntries(choices.map((choice) => [choice, VALUES[choice]])) };
  return db
    .selectFrom("messages")
    .select(Object.entries(values).map(([name, value]) => sql`${value}`.as(name)))
    .select(choices.map((choice) => sql`lower(${VALUES[choice]})`.as(`lower ${choice}`)))
    .select((select) => select.fn.countAll().as("count"))
    .where((where) => where.and(conditions(where, filter)))
    .groupBy(Object.keys(values).map((name) => sql.ref(name)))
    .execute();
}

function toTotals(groups: readonly Group[]): Totals {
  const totals: Totals = { new: 0, answered: 0, done: 0, overdue: 0, queued: 0, parked: 0, spam: 0 };
  for (const { progress, status, overdue, queued, parked, count } of groups) {
    totals[status === "spam" ? "spam" : (progress as Progress)] += Number(count);
    if (overdue && status !== "spam") totals.overdue += Number(count);
    if (queued) totals.queued += Number(count);
    if (parked) totals.parked += Number(count);
  }
  return totals;
}

function toLists<Wanted extends Choice>(wanted: readonly Wanted[], groups: (choice: Wanted) => Group[]) {
  const lists = wanted.map((choice) => [choice, toList(groups(choice), choice)] as const);
  return Object.fromEntries(lists) as Record<Wanted, Counted[]>;
}

function toList(groups: readonly Group[], choice: Choice): Counted[] {
  const sums = new Map<unknown, Counted>();
  for (const group of groups) {
    const text = String(group[choice]);
    const value = choice === "opening" ? openingOf({ kind: "application", page: text }) : text;
    const known = sums.get(group[`lower ${choice}`]) ?? { value, count: 0 };
    // Of "Anna" and "anna", the list shows the first.
    const first = known.value < value ? known.value : value;
    if (value) sums.set(group[`lower ${choice}`], { value: first, count: known.count + Number(group.count) });
  }
  const sorted = [...sums.values()].toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return sorted.slice(0, MOST_CHOICES);
}
