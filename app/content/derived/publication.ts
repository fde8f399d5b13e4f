import { company } from "../company.ts";

/** The fields that decide whether an entry is published. Posts have a date, jobs a deadline. */
export type Publication = { draft?: boolean; date?: string; deadline?: string; alwaysOpen?: object };

/** Today's date where the company is, such as 2026-11-17. */
export const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: company.value.timeZone });

/** A post is published from its date on. */
export const isScheduled = ({ date }: Publication) => date !== undefined && date > today();

/** A job takes applications until the end of the day of its deadline. */
export const isClosed = ({ deadline, alwaysOpen }: Publication) =>
  deadline !== undefined && !alwaysOpen && deadline < today();

/** "14 January 2022". */
export const writtenDate = (date: string) =>
  new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** How long ago a date is, in words: "today", "4 days ago", "3 weeks ago". */
export function timeSince(date: string): string {
  const days = Math.max(0, (Date.parse(today()) - Date.parse(date)) / 86_400_000);
  const [count, unit] =
    days < 14
      ? [days, "day" as const]
      : days < 61
        ? [days / 7, "week" as const]
        : [days / 30.5, "month" as const];
  return new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" }).format(-Math.floor(count), unit);
}

/** Other entries have a page too, but lists, menus, feeds and search engines leave it out. */
export const isPublished = (entry: Publication) => !entry.draft && !isScheduled(entry) && !isClosed(entry);
