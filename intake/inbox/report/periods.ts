import { addDays } from "../../local-time.ts";

/** From the first to the last day, such as 2026-01-31. */
export type Period = { name: string; from: string; to: string };

const dates = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const months = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "16–22 Nov 2026" or "30 Nov – 6 Dec 2026". Versions of ICU put different spaces around the dash. */
export const daysText = (from: string, to: string) =>
  dates
    .formatRange(new Date(from), new Date(to))
    .replace(/^(\d+)\s*–\s*(\d+)/, "$1–$2")
    .replace(/\u2009/g, " ");

/** The weeks, from Monday to Sunday, of these days. The first and the last may be shorter. */
export function weeksOf(from: string, to: string): Period[] {
  const weeks: Period[] = [];
  for (let start = from; start <= to; start = addDays(weeks.at(-1)?.to ?? to, 1)) {
    const sunday = addDays(start, (7 - new Date(start).getUTCDay()) % 7);
    const end = sunday < to ? sunday : to;
    weeks.push({ name: daysText(start, end), from: start, to: end });
  }
  return weeks;
}

/** The months of these days. The first and the last may be shorter. */
export function monthsOf(from: string, to: string): Period[] {
  const found: Period[] = [];
  for (let start = from; start <= to; start = addDays(found.at(-1)?.to ?? to, 1)) {
    const last = lastOfMonth(start);
    const end = last < to ? last : to;
    const isWhole = start.endsWith("-01") && end === last;
    found.push({
      name: isWhole ? months.format(new Date(start)) : daysText(start, end),
      from: start,
      to: end,
    });
  }
  return found;
}

/** The first day of the month that is this many months before the one of a day. */
export function firstOfMonth(day: string, before = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - before, 1)).toISOString().slice(0, 10);
}

export const lastOfMonth = (day: string) => addDays(firstOfMonth(day, -1), -1);
