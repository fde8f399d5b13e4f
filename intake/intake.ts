import { createRateLimits, NO_RATE_LIMITS, type RateLimitSettings } from "./abuse/rate-limits.ts";
import { createArrivalCounter } from "./arrivals.ts";
import type { MessageKind } from "./forms/common.ts";
import type { Outcome } from "./forms/outcome.ts";
import { countOverdue, fillDueTimes } from "./inbox/due.ts";
import { eraseOlderThan, eraseOldSpam } from "./inbox/erase.ts";
import { replaceOldStatus } from "./inbox/follow-up.ts";
import { deleteOldNotices, queueMorningNotices } from "./inbox/notices.ts";
import { forgetAddresses } from "./inbox/staff-addresses.ts";
import { DAY_MS, toDay } from "./local-time.ts";
import type { IntakeObserver } from "./observer.ts";
import { createDeliveryQueue, measureQueue, type QueueDepth } from "./outbox/delivery-queue.ts";
import { createNoticeQueue } from "./outbox/notice-queue.ts";
import { createOutbox, type OutboxOptions } from "./outbox/outbox.ts";
import { createUploadLimit } from "./receive/guard.ts";
import type { Client, IntakeLog, ReceiveContext } from "./receive/receive-context.ts";
import { type Received, receive } from "./receive.ts";
import type { DeliveryKind } from "./store/database.ts";
import { checkTables } from "./store/migrations.ts";
import { loadSecret } from "./store/secret.ts";
import { type Connection, openStore } from "./store/store.ts";
import { CHALLENGE_MEMORY_MS } from "./word-check/challenge.ts";
import type { WordColours } from "./word-check/draw-word.ts";
import { createWordCheck, type WordCheck } from "./word-check/word-check.ts";
import { createWorkingDays, type OfficeFacts, type WorkingDays } from "./working-days.ts";

export const SPAM_DAYS = 30;
const FASTEST_FILL_MS = 3000;

export type IntakeOptions = {
  /** The folder for the SQLite database. It is created if needed. */
  dataDir: string;
  /** A PostgreSQL database to use instead of SQLite. Several processes may share it. */
  databaseUrl?: string | undefined;
  /** The public origins of the site, such as https://www.example.com. */
  publicOrigins: readonly string[];
  /** "off" also turns off the check for forms filled in too fast. */
  rateLimits: RateLimitSettings | "off";
  /** The colours of the word check's picture. */
  wordColours: WordColours;
  /** The two capital letters at the start of every reference. */
  referencePrefix: string;
  office: OfficeFacts;
  /** Why the job opening on this page takes no applications. Undefined if it does. */
  closedOpening?: ((page: string) => string | undefined) | undefined;
  /** The deliveries to queue for each kind of message. */
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  /** The sweep erases messages and numbers older than this many days. If not given, only spam is erased automatically. */
  retentionDays?: number | undefined;
  /** How to send deliveries. Deliveries of a kind that is not set up stay in the queue. */
  outbox?: OutboxOptions;
  log: IntakeLog;
  /** Receives events for metrics and logs. */
  observer?: IntakeObserver | undefined;
  /** The word that every word check (CAPTCHA) asks for. Only for tests and local development. */
  testWord?: string;
  now?: () => Date;
};

export type Intake = {
  receive(kind: MessageKind, request: Request, client: Client): Promise<Outcome>;
  /** Today, and by when a message of this kind that is sent today gets a reply. */
  promise(kind: MessageKind): { today: string; replyBy: string };
  wordCheck: WordCheck;
  /** Counts a visit that began in this way. Nothing of the visitor is kept. */
  countArrival: ReturnType<typeof createArrivalCounter>["count"];
  /**
   * Deletes what has expired: records of used CAPTCHA words, rate limit counts, spam, and messages and numbers of arrivals
   * past their retention period. Completes what the version before has stored, and queues reminders. Call it every few minutes.
   */
  sweep(): Promise<void>;
  /** Rejects with StoreUnavailable if nothing can be stored, or if a column is missing in the tables. */
  ready(): Promise<void>;
  /** For each kind of delivery, queued and parked separately: how many there are, and the age of the oldest. */
  queueDepth(): Promise<QueueDepth[]>;
  /** The number of messages of each kind whose first answer is late. */
  countOverdue(): Promise<Record<MessageKind, number>>;
  /** For the inbox in the browser, which shares the open store. */
  inbox: {
    connection: Connection;
    workingDays: WorkingDays;
    formKey: string;
    deliveries: IntakeOptions["deliveries"];
  };
  close(): Promise<void>;
};

/** Opens the store and creates the intake. Throws StoreCorrupt or StoreUnavailable if the store can't be opened. */
export async function createIntake(options: IntakeOptions): Promise<Intake> {
  const now = options.now ?? (() => new Date());
  const { observer, log } = options;
  const workingDays = createWorkingDays(options.office);
  const { store, connection, close } = await openStore(options, {
    warn: (message) => log.error({}, message),
  });
  const secret = await loadSecret(connection);
  const arrivals = createArrivalCounter(connection, { now, timeZone: options.office.timeZone, log });
  const rateLimits = options.rateLimits === "off" ? NO_RATE_LIMITS : createRateLimits(options.rateLimits);
  const wordCheck = createWordCheck({
    secret,
    rateLimits,
    now,
    colours: options.wordColours,
    findSpent: store.findSpentWords,
    ...(options.testWord !== undefined && { testWord: options.testWord }),
  });
  const context: ReceiveContext = {
    store,
    wordCheck,
    workingDays,
    rateLimits,
    now,
    closedOpening: options.closedOpening ?? (() => undefined),
    deliveries: options.deliveries,
    referencePrefix: options.referencePrefix,
    uploads: createUploadLimit(),
    publicOrigins: options.publicOrigins.map((origin) => origin.toLowerCase()),
    fastestFillMs: options.rateLimits === "off" ? 0 : FASTEST_FILL_MS,
    log,
  };
  const outbox =
    options.outbox &&
    createOutbox(options.outbox, {
      queue: createDeliveryQueue(connection),
      notices: createNoticeQueue(connection),
      workingDays,
      now,
      log,
      observe: observer?.attempted,
    });
  outbox?.start();
  return {
    async receive(kind, request, client) {
      const received = await receive(context, kind, request, client);
      if (received.outcome === "spam") observer?.foundSpam(kind);
      if (received.outcome === "accepted") outbox?.nudge();
      const outcome = hideSpam(received);
      observer?.received(kind, outcome.outcome, client);
      return outcome;
    },
    promise: (kind) => workingDays.promise(kind, now(), now()),
    wordCheck,
    countArrival: arrivals.count,
    async sweep() {
      rateLimits.sweep();
      await replaceOldStatus(connection);
      await fillDueTimes(connection, workingDays);
      // If no email is set up, there is nobody to remind.
      if (options.outbox?.mail) await queueMorningNotices(connection, workingDays, now());
      outbox?.nudge();
      const spam = await eraseOldSpam(connection, SPAM_DAYS, now());
      const { retentionDays } = options;
      await forgetAddresses(connection, now());
      const old = retentionDays ? await eraseOlderThan(connection, retentionDays, now()) : 0;
      if (retentionDays)
        await store.forgetArrivals(
          toDay(new Date(now().getTime() - retentionDays * DAY_MS), options.office.timeZone),
        );
      await deleteOldNotices(connection, now());
      // On SQLite, ./inbox may have left deleted rows in the write-ahead log.
      if (connection.dialect === "sqlite" || spam + old > 0) await connection.removeDeletedBytes();
      await store.forgetWords(new Date(now().getTime() - CHALLENGE_MEMORY_MS));
    },
    async ready() {
      await store.tryWrite();
      await checkTables(connection.db);
    },
    inbox: { connection, workingDays, formKey: secret, deliveries: options.deliveries },
    countOverdue: () => countOverdue(connection.db, now()),
    queueDepth: () => measureQueue(connection.db, now()),
    async close() {
      await arrivals.close();
      await outbox?.close();
      await close();
    },
  };
}

/** The sender of spam gets the same response as any other sender. */
function hideSpam(received: Received): Outcome {
  if (received.outcome !== "spam") return received;
  return { outcome: "accepted", status: 303, reference: received.reference };
}
