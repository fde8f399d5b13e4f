import { DAY_MS } from "../store/message-rows.ts";

/** The time in a time zone, in a form that spreadsheets recognise as a date: 2026-01-31 14:05:09. */
export function toLocalTime(instant: Date | string, timeZone: string): string {
  return new Date(instant).toLocaleString("sv-SE", { timeZone });
}

/** The first moment of a day such as 2026-01-31 in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  let start = midnight;
  // The first pass finds the offset around that time; the second is exact if clocks change on that day.
  for (let pass = 0; pass < 2; pass += 1) {
    const local = new Date(`${toLocalTime(new Date(start), timeZone).replace(" ", "T")}Z`).getTime();
    start = midnight - (local - start);
  }
  return new Date(start);
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
