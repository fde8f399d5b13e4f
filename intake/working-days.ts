import type { MessageKind } from "./forms/common.ts";
import { addDays, readableDay, toDay, toInstant, toLocalTime } from "./local-time.ts";

/** When the company works, and how soon it promises to reply. */
export type OfficeFacts = {
  timeZone: string;
  /** A weekday may have several entries, for example with a lunch break between them. */
  openingHours: readonly { days: readonly string[]; from: string; to: string }[];
  /** Days such as 2026-12-25. */
  holidays: readonly string[];
  /** The number of working days within which each kind of message gets a reply. */
  replyWithin: Record<MessageKind, number>;
};

export type WorkingDays = ReturnType<typeof createWorkingDays>;

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * Knows when the office is open. A reply is due when the office closes on the first, or for example fifth, working day
 * after the day on which the message arrived, at any time of that day, in the company's time zone.
 */
export function createWorkingDays({ timeZone, openingHours, holidays, replyWithin }: OfficeFacts) {
  const closed = new Set(holidays);

  function entriesFor(day: string) {
    if (closed.has(day)) return [];
    const weekday = WEEK[new Date(day).getUTCDay()] ?? "";
    return openingHours.filter(({ days }) => days.includes(weekday));
  }

  const isWorkingDay = (day: string) => entriesFor(day).length > 0;

  /** The office hours of a day, first to last. None if the office is closed. */
  const hoursOn = (day: string): { opens: Date; closes: Date }[] =>
    entriesFor(day)
      .map(({ from, to }) => ({
        opens: toInstant(day, from, timeZone),
        closes: toInstant(day, to, timeZone),
      }))
      .toSorted((a, b) => a.opens.getTime() - b.opens.getTime());

  /** By when a message gets a reply. */
  function replyDue(kind: MessageKind, receivedAt: Date): Date {
    let day = toDay(receivedAt, timeZone);
    for (let left = replyWithin[kind]; left > 0; ) {
      day = addDays(day, 1);
      if (isWorkingDay(day)) left -= 1;
    }
    return hoursOn(day).at(-1)?.closes ?? receivedAt;
  }

  return {
    timeZone,
    hoursOn,
    replyDue,

    /**
     * The promise as a visitor reads it: "Friday 20 November, 17:30". If that time has passed before the visitor is told,
     * the period begins now.
     */
    promise(kind: MessageKind, receivedAt: Date, now: Date): { today: string; replyBy: string } {
      const due = replyDue(kind, receivedAt);
      const by = due > now ? due : replyDue(kind, now);
      const time = toLocalTime(by, timeZone).slice(11, 16);
      return { today: readableDay(now, timeZone), replyBy: `${readableDay(by, timeZone)}, ${time}` };
    },

    /** How many working days have begun since the day on which a reply was due. Null if it is not late. */
    daysLate(due: Date, now: Date): number | null {
      if (now <= due) return null;
      const today = toDay(now, timeZone);
      let late = 0;
      for (let day = addDays(toDay(due, timeZone), 1); day <= today; day = addDays(day, 1))
        if (isWorkingDay(day)) late += 1;
      return late;
    },
  };
}
