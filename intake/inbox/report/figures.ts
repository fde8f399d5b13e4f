import { MESSAGE_KINDS, type MessageKind } from "../../forms/common.ts";
import type { Progress } from "../follow-up.ts";

/** A message, as far as the report needs it. Times are in milliseconds; what has not happened is NaN. */
export type CountedMessage = {
  kind: MessageKind;
  progress: Progress;
  result: string;
  receivedAt: number;
  answeredAt: number;
  dueAt: number;
};

export type Figures = {
  /** Visits that began. Null where there is no such number. */
  arrivals: number | null;
  messages: number;
  /** Messages that are won or hired. */
  won: number;
  answered: number;
  /** From a message to its first answer. Null without answers. */
  medianMs: number | null;
  worstMs: number | null;
  /** The messages that were answered in time, of those of which it is known whether they were. */
  inTime: number;
  promised: number;
} & Record<MessageKind, number>;

/** A row of the report. `values` are what its name is made of, such as the source, medium and campaign. */
export type ReportRow = Figures & { name: string; values: readonly string[] };

export function createTally(hasArrivals = true) {
  const kinds = Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, 0])) as Record<MessageKind, number>;
  const sums = { messages: 0, won: 0, inTime: 0, promised: 0 };
  const times: number[] = [];
  let arrivals = 0;
  return {
    arrive(count: number) {
      arrivals += count;
    },
    add({ kind, progress, result, receivedAt, answeredAt, dueAt }: CountedMessage, now: number) {
      sums.messages += 1;
      kinds[kind] += 1;
      if (result === "won" || result === "hired") sums.won += 1;
      if (answeredAt) times.push(Math.max(0, answeredAt - receivedAt));
      // A message that was closed without an answer has neither kept nor broken the promise.
      if (dueAt && (answeredAt || (progress !== "done" && dueAt < now))) sums.promised += 1;
      if (answeredAt <= dueAt) sums.inTime += 1;
    },
    figures(): Figures {
      times.sort((a, b) => a - b);
      const [low = 0, high = 0] = [times[(times.length - 1) >> 1], times[times.length >> 1]];
      const isAnswered = times.length > 0;
      return {
        arrivals: hasArrivals ? arrivals : null,
        ...sums,
        ...kinds,
        answered: times.length,
        medianMs: isAnswered ? (low + high) / 2 : null,
        worstMs: isAnswered ? (times.at(-1) ?? 0) : null,
      };
    },
  };
}

type Tally = ReturnType<typeof createTally>;

/** The rows of a part of the report. `nameless` is the name of the row without values. */
export function createRows(nameless: string, hasArrivals = true) {
  const rows = new Map<string, { values: readonly string[]; tally: Tally }>();
  return {
    /** The numbers of the row with these values, in capitals or not. */
    at(...given: readonly string[]): Tally {
      const key = given.join("\n").toLowerCase();
      const row = rows.get(key) ?? { values: key.split("\n"), tally: createTally(hasArrivals) };
      rows.set(key, row);
      return row.tally;
    },
    /** The rows with the most messages and arrivals first. */
    list(): ReportRow[] {
      const named = Array.from(rows.values(), ({ values, tally }) => ({
        name: values.filter(Boolean).join(" / ") || nameless,
        values,
        ...tally.figures(),
      }));
      return named.sort(
        (a, b) =>
          b.messages - a.messages || (b.arrivals ?? 0) - (a.arrivals ?? 0) || (a.name < b.name ? -1 : 1),
      );
    },
  };
}
