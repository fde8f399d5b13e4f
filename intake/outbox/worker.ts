import { randomUUID } from "node:crypto";
import type { AttemptOutcome } from "../observer.ts";
import type { IntakeLog } from "../receive/receive-context.ts";
import type { DeliveryKind, NoticeKind } from "../store/database.ts";
import type { Claim, Settlement } from "./claims.ts";
import {
  type Claimed,
  Expired,
  faultDetails,
  MOST_ATTEMPTS,
  type Note,
  PartlyDelivered,
  pauseAfter,
  Refused,
  type SendContent,
  toReason,
} from "./delivery.ts";

/** Each kind has its own places, so that a mail server that hangs does not delay webhooks. */
const CONCURRENCY_PER_KIND = 2;
const POLL_MS = 5_000;
const CLAIM_MS = 60_000;
const RENEW_MS = 15_000;
/** The time limit for one attempt, in case the recipient is very slow. */
const SEND_LIMIT_MS = 10 * 60_000;
const CLOSE_TIMEOUT_MS = 20_000;

const PARKED = "A delivery failed for good and is parked. To see why, run ./inbox deliveries";
const RETRIED = "A delivery failed and will be retried";

export type Worker = Pick<ReturnType<typeof createWorker>, "nudge" | "start" | "sendDue" | "close">;

/** Where a worker finds what to send. */
export type Queue<Kind, Content> = {
  /**
   * Claims what is due for one worker until the given time. After that any worker can claim it. The attempt is counted
   * here: if it ends the process, it is not retried for ever.
   */
  claim(claim: Claim<Kind>): Promise<Claimed<Kind>[]>;
  renew(ids: readonly string[], by: string, until: Date): Promise<void>;
  settle(id: string, by: string, settlement: Settlement): Promise<void>;
  /** Null if the message has been erased. */
  find(claimed: Claimed<Kind>): Promise<Content | null>;
};

export type WorkerOptions<Kind extends DeliveryKind | NoticeKind, Content> = {
  queue: Queue<Kind, Content>;
  senders: ReadonlyMap<Kind, SendContent<Kind, Content>>;
  now: () => Date;
  random?: () => number;
  sendLimitMs?: number | undefined;
  log: IntakeLog;
  /** Called with the result of each attempt. */
  observe?: ((kind: DeliveryKind | NoticeKind, outcome: AttemptOutcome) => void) | undefined;
};

export function createWorker<Kind extends DeliveryKind | NoticeKind, Content>(
  options: WorkerOptions<Kind, Content>,
) {
  const { queue, senders, now, random = Math.random, sendLimitMs = SEND_LIMIT_MS, log, observe } = options;
  const by = randomUUID();
  const inFlight = new Map<string, { kind: Kind; attempt: Promise<void> }>();
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
      for (const kind of senders.keys()) await startAttempts(kind);
      if (inFlight.size === 0) return;
      await Promise.race([...attemptsInFlight(), woken.promise]);
    }
  }

  async function startAttempts(kind: Kind): Promise<void> {
    const busy = [...inFlight.values()].filter((other) => other.kind === kind).length;
    const limit = CONCURRENCY_PER_KIND - busy;
    if (limit <= 0) return;
    for (const delivery of await queue.claim({ kind, limit, by, now: now(), until: claimEnd() })) {
      const ended = attempt(delivery).finally(() => inFlight.delete(delivery.id));
      inFlight.set(delivery.id, { kind, attempt: ended });
    }
  }

  const attemptsInFlight = () => [...inFlight.values()].map(({ attempt }) => attempt);

  async function attempt(delivery: Claimed<Kind>): Promise<void> {
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

  async function send(delivery: Claimed<Kind>): Promise<Note> {
    const sender = senders.get(delivery.kind);
    const content = await queue.find(delivery);
    if (!sender || !content) throw new Refused("The message has been erased.");
    if (delivery.attempts > MOST_ATTEMPTS) throw new Refused("The server stopped during the last attempt.");
    const limit = AbortSignal.timeout(sendLimitMs);
    try {
      return await sender(delivery, content, limit);
    } catch (error) {
      if (!limit.aborted) throw error;
      throw new Error("The mail server or webhook did not accept the message within ten minutes.");
    }
  }

  function afterFailure(delivery: Claimed<Kind>, error: unknown): Settlement {
    const last_error = toReason(error);
    const pause = error instanceof Refused ? null : pauseAfter(delivery.attempts, random);
    const parked = pause === null;
    observe?.(delivery.kind, parked ? "parked" : "failed");
    const details = { ...faultDetails(error), delivery: delivery.id, kind: delivery.kind };
    log.error(details, error instanceof Expired ? error.message : parked ? PARKED : RETRIED);
    const result = {
      last_error,
      ...(error instanceof PartlyDelivered && { delivered_to: JSON.stringify(error.deliveredTo) }),
    };
    if (parked) return { state: "parked", ...result };
    const nextAttempt = new Date(now().getTime() + pause);
    return { state: "queued", ...result, next_attempt_at: nextAttempt.toISOString() };
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
    await Promise.all(attemptsInFlight());
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
