import type { Selectable } from "kysely";
import { MESSAGE_KINDS, type MessageKind } from "../../forms/common.ts";
import type { Database } from "../../store/database.ts";

/** What a message adds to each number that it is counted in. */
export type CountedMessage = {
  kind: MessageKind;
  isWon: boolean;
  /** From the message to its first answer, if there is one. */
  answerMs: number | null;
  /** Null as long as it isn't known whether the promise to reply was kept. */
  isInTime: boolean | null;
};

type Message = Selectable<Database["messages"]>;
export type State = Pick<Message, "kind" | "progress" | "result">;
type Times = Pick<Message, "received_at" | "answered_at" | "due_at">;

/** A message at this moment. Instants sort as text, which takes less time than reading them. */
export function toCounted({ kind, progress, result }: State, times: Times, now: string): CountedMessage {
  const { received_at, answered_at, due_at } = times;
  // A message that was closed without an answer has neither kept nor broken the promise.
  const isLate = due_at !== null && progress !== "done" && due_at < now;
  return {
    kind,
    isWon: result === "won" || result === "hired",
    answerMs: answered_at ? Math.max(0, Date.parse(answered_at) - Date.parse(received_at)) : null,
    isInTime: due_at && answered_at ? answered_at <= due_at : isLate ? false : null,
  };
}

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
    add({ kind, isWon, answerMs, isInTime }: CountedMessage) {
      sums.messages += 1;
      kinds[kind] += 1;
      if (isWon) sums.won += 1;
      if (answerMs !== null) times.push(answerMs);
      if (isInTime !== null) sums.promised += 1;
      if (isInTime) sums.inTime += 1;
    },
    figures(): Figures {
      const sorted = Float64Array.from(times).sort();
      const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
      const isAnswered = sorted.length > 0;
      return {
        arrivals: hasArrivals ? arrivals : null,
        ...sums,
        ...kinds,
        answered: times.length,
        medianMs: isAnswered ? (low + high) / 2 : null,
        worstMs: isAnswered ? (sorted.at(-1) ?? 0) : null,
      };
    },
  };
}

export type Tally = ReturnType<typeof createTally>;

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
