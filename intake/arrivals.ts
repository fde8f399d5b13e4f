import { toSource } from "./forms/source.ts";
import { toDay } from "./local-time.ts";
import type { IntakeLog } from "./receive/receive-context.ts";
import { type Arrivals, addArrivals, withoutSource } from "./store/arrival-rows.ts";
import type { Connection } from "./store/store.ts";

const WRITE_AFTER_MS = 3000;
/** Numbers kept in memory until they are stored, at most about 10 MB. Beyond these, there is one for each page and day. */
const MAX_KEPT = 5000;

type Surroundings = { now: () => Date; timeZone: string; log: IntakeLog };

/**
 * Counts visits by day, first page, referring site and campaign. A visit adds one to a number, and nothing of the visitor
 * is kept. The numbers are added to the store every few seconds. If the store is down, they wait.
 */
export function createArrivalCounter({ write }: Connection, { now, timeZone, log }: Surroundings) {
  const kept = new Map<string, Arrivals>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let hasFailed = false;

  function count(given: Parameters<typeof toSource>[0]): void {
    const arrival = { day: toDay(now(), timeZone), ...toSource((field) => withoutPeople(given(field))) };
    const key = keyOf(arrival);
    if (kept.has(key) || kept.size < MAX_KEPT) add(key, arrival);
    else add(keyOf(withoutSource(arrival)), withoutSource(arrival));
    timer ??= setTimeout(store, WRITE_AFTER_MS).unref();
  }

  function add(key: string, arrival: Omit<Arrivals, "count">) {
    const known = kept.get(key);
    if (known) known.count += 1;
    else kept.set(key, { ...arrival, count: 1 });
  }

  /** Waits for a write in flight, so that no number is added twice. */
  function store(): Promise<void> {
    writing = writing.then(writeKept).catch((error) => {
      if (!hasFailed)
        log.error({ err: error }, "Arrivals can't be stored now. They are kept until they can be");
      hasFailed = true;
      timer ??= setTimeout(store, WRITE_AFTER_MS).unref();
    });
    return writing;
  }

  async function writeKept() {
    timer = undefined;
    const batch = Array.from(kept, ([key, arrivals]) => [key, { ...arrivals }] as const);
    if (batch.length === 0) return;
    await write((trx) =>
      addArrivals(
        trx,
        batch.map(([, arrivals]) => arrivals),
      ),
    );
    hasFailed = false;
    for (const [key, { count }] of batch) {
      const arrivals = kept.get(key);
      if (arrivals) arrivals.count -= count;
      if (arrivals?.count === 0) kept.delete(key);
    }
  }

  return {
    count,
    async close() {
      clearTimeout(timer);
      await store();
      clearTimeout(timer);
    },
  };
}

/** In lower case, as in the report. Some newsletters put the reader's email address into their links: it is dropped. */
function withoutPeople(value: string | null | undefined): string {
  return value?.includes("@") ? "" : (value ?? "").toLowerCase();
}

const keyOf = (row: object) => JSON.stringify(Object.values(row));
