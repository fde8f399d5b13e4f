import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { IntakeObserver } from "../intake/observer.ts";
import type { QueueDepth } from "../intake/outbox/queue-depth.ts";
import type { Vital } from "./vitals.ts";
import type { AnsweredRequest } from "./watch-requests.ts";

export type Metrics = ReturnType<typeof createMetrics>;

const METHODS = ["GET", "HEAD", "POST"];
const REQUEST_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const LAYOUT_SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export function createMetrics() {
  collectDefaultMetrics();

  const requests = new Histogram({
    name: "aldergate_http_request_duration_seconds",
    help: "Time until the response was sent, by kind of route.",
    labelNames: ["route", "method", "status"],
    buckets: REQUEST_SECONDS,
  });

  const submissions = new Counter({
    name: "aldergate_submissions_total",
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
  const storeUp = new Gauge({
    name: "aldergate_store_up",
    help: "1 if the store can be queried, otherwise 0.",
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
  const vitals = new Histogram({
    name: "aldergate_web_vital_seconds",
    help: "LCP, INP and TTFB as browsers report them.",
    labelNames: ["name", "page"],
    buckets: VITAL_SECONDS,
  });
  const shifts = new Histogram({
    name: "aldergate_web_vital_layout_shift",
    help: "CLS as browsers report it.",
    labelNames: ["page"],
    buckets: LAYOUT_SHIFTS,
  });
  let measureQueue: () => Promise<QueueDepth[]> = async () => [];

  /** If the store can't be queried, it is reported as down, and the queue is left out. */
  async function readQueue() {
    const queue = await measureQueue().catch(() => null);
    storeUp.set(queue === null ? 0 : 1);
    depth.reset();
    age.reset();
    for (const { kind, state, count, oldestSeconds } of queue ?? []) {
      depth.set({ channel: kind, state }, count);
      age.set({ channel: kind, state }, oldestSeconds);
    }
  }

  const observer: IntakeObserver = {
    received: (kind, outcome) => submissions.inc({ kind, outcome }),
    foundSpam: (kind) => spam.inc({ kind }),
    attempted: (channel, outcome) => attempts.inc({ channel, outcome }),
  };

  return {
    observer,
    observeRequest({ route, method, status, seconds }: AnsweredRequest) {
      const labels = {
        route,
        method: METHODS.includes(method) ? method : "other",
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, seconds);
    },
    recordVital({ name, value, page }: Vital) {
      if (name === "CLS") shifts.observe({ page }, value);
      else vitals.observe({ name, page }, value / 1000);
    },
    /** `measure` is called on every scrape. */
    watchQueue(measure: typeof measureQueue) {
      measureQueue = measure;
    },
    async toText() {
      await readQueue();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
