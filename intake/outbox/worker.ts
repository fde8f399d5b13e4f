import { randomUUID } from "node:crypto";
import type { AttemptOutcome } from "../observer.ts";
import type { IntakeLog } from "../receive/receive-context.ts";
import type { DeliveryKind } from "../store/database.ts";
import {
  type ClaimedDelivery,
  faultDetails,
  type Note,
  pauseAfter,
  Refused,
  type Send,
  toReason,
} from "./delivery.ts";
import type { DeliveryQueue, Settlement } from "./delivery-queue.ts";

const CONCURRENCY = 4;
const POLL_MS = 5_000;
const CLAIM_MS = 60_000;
const RENEW_MS = 15_000;
/** The time limit for one attempt, in case the recipient is very slow. */
const SEND_LIMIT_MS = 10 * 60_000;
const CLOSE_TIMEOUT_MS = 20_000;

export type Worker = ReturnType<typeof createWorker>;

export type WorkerOptions = {
  queue: DeliveryQueue;
  senders: ReadonlyMap<DeliveryKind, Send>;
  now: () => Date;
  random?: () => number;
  log: IntakeLog;
  /** Called with the result of each attempt. */
  observe?: ((kind: DeliveryKind, outcome: AttemptOutcome) => void) | undefined;
};

export function createWorker(options: WorkerOptions) {
  const { queue, senders, now, random = Math.random, log, observe } = options;
  const by = randomUUID();
  const kinds = [...senders.keys()];
  const inFlight = new Map<string, Promise<void>>();
  /** Results of attempts, until they are stored. If a result is lost, its email or webhook request is sent again. */
  const unsettled = new Map<string, Settlement>();
  const timers: NodeJS.Timeout[] = [];
  let woken = Promise.withResolvers<void>();
  let running: Promise<void> | null = null;
  let nudged = false;
  let storeAnswers = true;
  let closing = false;

  const claimEnd = () => new Date(now().getTime() + CLAIM_MS);

  /** Sends everything that is due. Rejects if the store is unavailable. */
  async function sendDue(): Promise<void> {
    while (!closing) {
      await settleLeftovers();
      const free = CONCURRENCY - inFlight.size;
      const claim = { kinds, limit: free, by, now: now(), until: claimEnd() };
      const claimed = free > 0 ? await queue.claim(claim) : [];
      for (const delivery of claimed) {
        inFlight.set(
          delivery.id,
          attempt(delivery).finally(() => inFlight.delete(delivery.id)),
        );
      }
      if (inFlight.size === 0) return;
      await Promise.race([...inFlight.values(), woken.promise]);
    }
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    try {
      const note = await send(delivery);
      unsettled.set(delivery.id, {
        state: "delivered",
        delivered_at: now().toISOString(),
        last_error: note,
      });
      observe?.(delivery.kind, "delivered");
    } catch (error) {
      unsettled.set(delivery.id, afterFailure(delivery, error));
    }
    await settle(delivery.id).catch(() => {});
  }

  async function send(delivery: ClaimedDelivery): Promise<Note> {
    const sender = senders.get(delivery.kind);
    const message = await queue.findMessage(delivery.submissionId);
    if (!sender || !message) throw new Refused("The message has been erased.");
    const limit = Promise.withResolvers<never>();
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const tooLong = new Error("The mail server or webhook did not accept the message within ten minutes.");
      abort.abort(tooLong);
      limit.reject(tooLong);
    }, SEND_LIMIT_MS);
    try {
      return await Promise.race([sender(delivery, message, abort.signal), limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  function afterFailure(delivery: ClaimedDelivery, error: unknown): Settlement {
    const last_error = toReason(error);
    const pause = error instanceof Refused ? null : pauseAfter(delivery.attempts + 1, random);
    const parked = pause === null;
    observe?.(delivery.kind, parked ? "parked" : "failed");
    const details = { ...faultDetails(error), delivery: delivery.id, kind: delivery.kind };
    log.error(
      details,
      parked
        ? "A delivery failed for good and is parked. To see why, run ./inbox deliveries"
        : "A delivery failed and will be retried",
    );
    if (parked) return { state: "parked", last_error };
    const nextAttempt = new Date(now().getTime() + pause);
    return { state: "queued", last_error, next_attempt_at: nextAttempt.toISOString() };
  }

  async function settle(id: string): Promise<void> {
    const settlement = unsettled.get(id);
    if (!settlement) return;
    await queue.settle(id, by, settlement);
    unsettled.delete(id);
  }

  async function settleLeftovers(): Promise<void> {
    for (const id of unsettled.keys()) if (!inFlight.has(id)) await settle(id);
  }

  async function workInBackground(): Promise<void> {
    try {
      do {
        nudged = false;
        await sendDue();
      } while (nudged);
      storeAnswers = true;
    } catch (error) {
      if (storeAnswers)
        log.error(
          faultDetails(error),
          "The outbox cannot reach the store. It will try again every few seconds",
        );
      storeAnswers = false;
    }
    running = null;
  }

  /** Checks for due deliveries now instead of at the next poll. */
  function nudge(): void {
    if (closing) return;
    nudged = true;
    woken.resolve();
    woken = Promise.withResolvers();
    running ??= workInBackground();
  }

  async function finish() {
    await running;
    await Promise.all(inFlight.values());
  }

  function renewClaims() {
    queue.renew([...inFlight.keys()], by, claimEnd()).catch(() => {});
  }

  return {
    nudge,
    sendDue,
    start(): void {
      timers.push(setInterval(nudge, POLL_MS).unref(), setInterval(renewClaims, RENEW_MS).unref());
      nudge();
    },
    /** Stops claiming deliveries and waits up to 20 seconds for those in flight. */
    async close(): Promise<void> {
      closing = true;
      woken.resolve();
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, CLOSE_TIMEOUT_MS);
      await Promise.race([finish(), timeout.promise]);
      clearTimeout(timer);
      for (const interval of timers) clearInterval(interval);
    },
  };
}
