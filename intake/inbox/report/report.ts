import { type Kysely, sql } from "kysely";
import type { MessageKind } from "../../forms/common.ts";
import { CAMPAIGN_FIELDS, type Source } from "../../forms/source.ts";
import { addDays, startOfDay, toDay } from "../../local-time.ts";
import type { Database } from "../../store/database.ts";
import { conditions } from "../filter.ts";
import { statusOf } from "../follow-up.ts";
import { UNKNOWN } from "../source-name.ts";
import { countArrivals, firstDay } from "./arrivals.ts";
import {
  createRows,
  createTally,
  type Figures,
  type ReportRow,
  type State,
  type Tally,
  toCounted,
} from "./figures.ts";
import { monthsOf, type Period, weeksOf } from "./periods.ts";

/**
 * What the report counts by. `page` is the page on which the visit began, `form` the one from which the message was
 * sent.
 */
export const PARTS = ["month", "week", "page", "referrer", "campaign", "form", "kind", "status"] as const;
export type Part = (typeof PARTS)[number];

/** The report of some days, of which `to` is the last. */
export type Report = { from: string; to: string; total: Figures } & Record<Part, ReportRow[]>;

export type ReportOptions = {
  /** Only messages of these kinds. */
  kinds: readonly MessageKind[];
  kind?: MessageKind | undefined;
  /** The report begins on the day of the first message or arrival if this is earlier or not given. */
  from?: string | undefined;
  to: string;
  timeZone: string;
  now: Date;
};

/** Counts messages, without spam, and arrivals. Sources are the same in capitals or not. */
export async function makeReport(db: Kysely<Database>, options: ReportOptions): Promise<Report> {
  const { timeZone } = options;
  const now = options.now.toISOString();
  const today = toDay(options.now, timeZone);
  const to = options.to < today ? options.to : today;
  const first = (await firstDay(db, timeZone)) ?? to;
  const from = options.from && options.from > first ? options.from : first;
  const total = createTally();
  const month = createPeriods(monthsOf(from, to), timeZone);
  const week = createPeriods(weeksOf(from, to), timeZone);
  const [page, referrer, campaign] = [createRows(UNKNOWN), createRows(UNKNOWN), createRows("no campaign")];
  const [form, kind, status] = [createRows(UNKNOWN, false), createRows("", false), createRows("", false)];

  const { byDay, byPage, bySource } = await countArrivals(db, from, to);
  for (const { day, count } of byDay)
    for (const tally of [total, month.ofDay(day), week.ofDay(day)]) tally?.arrive(count);
  for (const { entry_page, count } of byPage) page.at(entry_page).arrive(count);
  for (const { count, ...source } of bySource) {
    referrer.at(source.referrer).arrive(count);
    campaign.at(...campaignOf(source)).arrive(count);
  }

  const groups = new Map<string, { state: State; tallies: Tally[] }>();
  const findGroup = (key: string) => {
    const { state, source } = readKey(key);
    const tallies = [
      ...[total, page.at(source.entry_page), form.at(source.page), referrer.at(source.referrer)],
      ...[campaign.at(...campaignOf(source)), kind.at(state.kind), status.at(state.kind, statusOf(state))],
    ];
    return { state, tallies };
  };
  for (const row of await readCounted(db, { ...options, from, to })) {
    const group = groups.get(row.key) ?? findGroup(row.key);
    groups.set(row.key, group);
    const message = toCounted(group.state, row, now);
    for (const tally of group.tallies) tally.add(message);
    for (const period of [month, week]) period.ofInstant(row.received_at)?.add(message);
  }

  const sorted = Object.entries({ page, referrer, campaign, form, kind, status }).map(
    ([part, rows]) => [part, rows.list()] as const,
  );
  const periods = { month: month.list(), week: week.list() };
  return { from, to, total: total.figures(), ...periods, ...Object.fromEntries(sorted) } as Report;
}

const campaignOf = (row: Pick<Source, (typeof CAMPAIGN_FIELDS)[number]>) =>
  CAMPAIGN_FIELDS.map((field) => row[field]);

/** The rows of weeks or months. */
function createPeriods(periods: readonly Period[], timeZone: string) {
  const rows = periods.map((period) => ({
    ...period,
    instant: startOfDay(period.from, timeZone).toISOString(),
    tally: createTally(),
  }));
  return {
    ofDay: (day: string) => rows.findLast(({ from }) => from <= day)?.tally,
    ofInstant: (time: string) => rows.findLast(({ instant }) => instant <= time)?.tally,
    list: () =>
      rows.map(({ name, from, to, tally }): ReportRow => ({ name, values: [from, to], ...tally.figures() })),
  };
}

const STATE = ["kind", "progress", "result"] as const;
const SOURCE = ["page", "entry_page", "referrer", ...CAMPAIGN_FIELDS] as const;

/** Few combinations of these values are frequent, and reading one column takes much less time than reading nine. */
const key = sql.join(
  [...STATE, ...SOURCE].map((column) => sql.ref(column)),
  sql` || ${sql.lit("\n")} || `,
);

function readKey(text: string) {
  const values = text.split("\n");
  const read = (columns: readonly string[], start: number) =>
    Object.fromEntries(columns.map((column, index) => [column, values[start + index] ?? ""]));
  return {
    state: read(STATE, 0) as State,
    source: read(SOURCE, STATE.length) as Record<(typeof SOURCE)[number], string>,
  };
}

function readCounted(
  db: Kysely<Database>,
  { kinds, kind, from, to, timeZone }: Omit<ReportOptions, "from"> & { from: string },
) {
  const since = startOfDay(from, timeZone);
  const until = startOfDay(addDays(to, 1), timeZone);
  return db
    .selectFrom("messages")
    .select([sql<string>`${key}`.as("key"), "received_at", "answered_at", "due_at"])
    .where((where) => where.and(conditions(where, { kinds, kind, since, until, spam: false })))
    .execute();
}
