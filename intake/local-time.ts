import { Temporal } from "temporal-polyfill";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Creating a format takes a thousand times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The time in a time zone, in a form that spreadsheets recognise as a date: 2026-01-31 14:05:09. */
export function toLocalTime(instant: Date | string, timeZone: string): string {
  const options = { dateStyle: "short", timeStyle: "medium", timeZone } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", options);
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}

/** The day in a time zone, such as "Friday 20 November". */
export const readableDay = (instant: Date, timeZone: string) =>
  instant.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone });

/** The day in a time zone: 2026-01-31. */
export function toDay(instant: Date | string, timeZone: string): string {
  return toLocalTime(instant, timeZone).slice(0, "2026-01-31".length);
}

export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2999-12-31";

/** Whether a text is a day such as 2026-01-31. Other centuries are typing errors, such as 0026-01-31. */
export function isDay(text: string): boolean {
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
  return exists && text >= FIRST_DAY && text <= LAST_DAY;
}

/** The first moment of a day such as 2026-01-31 in a time zone. */
export const startOfDay = (day: string, timeZone: string) => toInstant(day, "00:00", timeZone);

/** The moment when clocks in a time zone show this time. A time that a clock change skips is as much later. */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
