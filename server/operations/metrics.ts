import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { MESSAGE_KINDS } from "../../intake/forms/common.ts";
import type { Intake } from "../../intake/intake.ts";
import { DELIVERY_KINDS, NOTICE_KINDS } from "../../intake/store/database.ts";
import type { Version } from "./release.ts";
import type { AnsweredRequest } from "./watch-requests.ts";

type WatchedStore = Pick<Intake, "queueDepth" | "countOverdue"> & { isUp: () => Promise<boolean> };

export type Metrics = ReturnType<typeof createMetrics>;

const METHODS = ["GET", "HEAD", "POST"];
const REQUEST_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

export function createMetrics() {
  collectDefaultMetrics();

  const requests = new Histogram({
    name: "aldergate_http_request_duration_seconds",
    help: "Time until the response was sent, by kind of route.",
    labelNames: ["route", "method", "status"],
    buckets: REQUEST_SECONDS,
  });

  const messages = new Counter({
    name: "aldergate_messages_total",
    help: "Forms by the outcome that the visitor was told. Spam counts as accepted.",
    labelNames: ["kind", "outcome"],
  });
  const spam = new Counter({
    name: "aldergate_spam_total",
    help: "Forms classified as spam, including spam over the daily limit, which is not stored.",
    labelNames: ["kind"],
  });
  const attempts = new Counter({
    name: "aldergate_delivery_attempts_total",
    help: "Delivery attempts by channel and outcome: delivered, failed (will be retried) or parked (given up).",
    labelNames: ["channel", "outcome"],
  });
  // A counter that does not exist before its first event has no increase for an alert to find.
  for (const kind of MESSAGE_KINDS) messages.inc({ kind, outcome: "unavailable" }, 0);
  for (const channel of [...DELIVERY_KINDS, ...NOTICE_KINDS]) attempts.inc({ channel, outcome: "parked" }, 0);
  const storeUp = new Gauge({
    name: "aldergate_store_up",
    help: "1 if the store can be read and written, otherwise 0.",
  });
  const depth = new Gauge({
    name: "aldergate_queue_depth",
    help: "Queued and parked deliveries. Processes that share a database report the same number.",
    labelNames: ["channel", "state"],
  });
  const age = new Gauge({
    name: "aldergate_queue_oldest_seconds",
    help: "Age of the oldest queued and the oldest parked delivery, by channel.",
    labelNames: ["channel", "state"],
  });
  const overdue = new Gauge({
    name: "aldergate_messages_overdue",
    help: "Messages whose first answer is late. Processes that share a database report the same number.",
    labelNames: ["kind"],
  });
  const releaseFailed = new Gauge({
    name: "aldergate_release_failed_timestamp_seconds",
    help: "When a release has failed last. 0 if none has.",
  });
  const backup = new Gauge({
    name: "aldergate_backup_timestamp_seconds",
    help: "When the newest file in BACKUP_DIR was written. 0 if there is none.",
  });
  let store: WatchedStore | undefined;
  let readRelease = () => {};

  /** If the store can't be read, it is reported as down, and the counts are left out. */
  async function readStore() {
    const queue = (await store?.queueDepth().catch(() => null)) ?? null;
    storeUp.set(queue && (await store?.isUp()) ? 1 : 0);
    overdue.reset();
    for (const [kind, count] of Object.entries((await store?.countOverdue().catch(() => null)) ?? {}))
      overdue.set({ kind }, count);
    depth.reset();
    age.reset();
    for (const { kind, state, count, oldestSeconds } of queue ?? []) {
      depth.set({ channel: kind, state }, count);
      age.set({ channel: kind, state }, oldestSeconds);
    }
  }

  return {
    messages,
    spam,
    attempts,
    observeRequest({ route, method, status, seconds }: AnsweredRequest) {
      const labels = {
        route,
        method: METHODS.includes(method) ? method : "other",
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, seconds);
    },
    /** The last failed release and the newest backup are looked up on every scrape. */
    watchRelease(version: () => Version, backupDir: string | undefined) {
      const { commit, releasedAt } = version();
      new Gauge({
        name: "aldergate_build_info",
        help: "Always 1. The label is the commit that is running.",
        labelNames: ["commit"],
      }).set({ commit: commit ?? "unknown" }, 1);
      new Gauge({
        name: "aldergate_released_timestamp_seconds",
        help: "When the running version was released. 0 if it was not started from a release.",
      }).set(toSeconds(releasedAt));
      readRelease = () => {
        releaseFailed.set(toSeconds(version().lastFailure?.at));
        backup.set(backupDir ? newestFile(backupDir) : 0);
      };
    },
    /** The store is queried on every scrape. */
    watchStore(watched: WatchedStore) {
      store = watched;
    },
    async toText() {
      readRelease();
      await readStore();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

const toSeconds = (time: string | null | undefined) => (time ? Date.parse(time) / 1000 : 0);

/** When the newest file of a folder was written, in seconds. */
function newestFile(folder: string): number {
  try {
    const times = readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs / 1000);
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
