import { createKeyHash, networkKey } from "./abuse/limit-keys.ts";
import { createMemoryRateLimits } from "./abuse/memory-rate-limits.ts";
import { createPostgresRateLimits } from "./abuse/postgres-rate-limits.ts";
import { NO_RATE_LIMITS, type RateLimitSettings, type RateLimits } from "./abuse/rate-limits.ts";
import { createUploadSlots, DEFAULT_UPLOAD_SLOTS } from "./abuse/upload-slots.ts";
import { eraseOlderThan, eraseOldSpam } from "./inbox/erase.ts";
import { removeDeletedBytes } from "./inbox/scrub.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { Outcome } from "./messages/outcome.ts";
import type { FormPost } from "./multipart/form-body.ts";
import type { IntakeObserver } from "./observer.ts";
import { createDeliveryQueue } from "./outbox/delivery-queue.ts";
import { createOutbox, type OutboxOptions } from "./outbox/outbox.ts";
import { measureQueue, type QueueDepth } from "./outbox/queue-depth.ts";
import type { Received } from "./receive/acknowledge.ts";
import type { Client, IntakeLog, ReceiveContext } from "./receive/receive-context.ts";
import { receive } from "./receive.ts";
import { createSealer } from "./sealing/sealer.ts";
import { loadSecret } from "./sealing/secret.ts";
import type { DeliveryKind } from "./store/database.ts";
import { checkMigrated } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";
import { loadSharedSecret } from "./store/shared-secret.ts";
import { CHALLENGE_MEMORY_MS } from "./word-check/challenge.ts";
import type { WordColours } from "./word-check/draw-word.ts";
import { createWordCheck, type WordCheck } from "./word-check/word-check.ts";

const MAX_HELD_BYTES = 4 * 1024 ** 3;
const SPAM_DAYS = 30;
const FASTEST_FILL_MS = 3000;

export type IntakeOptions = {
  /** The folder for the SQLite database and the secret. It is created if needed. */
  dataDir: string;
  /** A PostgreSQL database to use instead of SQLite. Several processes may share it. */
  databaseUrl?: string | undefined;
  /**
   * The key that encrypts tokens and hashes IP and email addresses. If not given, a secret is created and kept in
   * `dataDir`, or in the PostgreSQL database.
   */
  secret?: string;
  /** The public origins of the site, such as https://www.example.com. */
  publicOrigins: readonly string[];
  /** Whether visitors use HTTPS. If so, cookies get the `Secure` attribute. */
  secureCookies: boolean;
  /**
   * "off" also turns off the check for forms filled in too fast, and the limits on uploads and held files for each network
   * (one IPv4 address or IPv6 /48).
   */
  rateLimits: RateLimitSettings | "off";
  /** The colours of the word check's picture. */
  wordColours: WordColours;
  /** The two capital letters at the start of every reference. */
  referencePrefix: string;
  /** The deliveries to queue for each kind of message. */
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  /** The sweep erases messages older than this many days. If not given, only spam is erased automatically. */
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
  receive(kind: MessageKind, request: FormPost, client: Client): Promise<Outcome>;
  wordCheck: WordCheck;
  /**
   * Deletes what has expired: held files, records of used CAPTCHA words, rate limit counts, spam, and messages past
   * their retention period. Call it every few minutes.
   */
  sweep(): Promise<void>;
  /** Rejects with StoreUnavailable if nothing can be stored, or if the tables belong to another version of the server. */
  ready(): Promise<void>;
  /** For each kind of delivery, queued and parked separately: how many there are, and the age of the oldest. */
  queueDepth(): Promise<QueueDepth[]>;
  close(): Promise<void>;
};

/** Opens the store and creates the intake. Throws StoreCorrupt or StoreUnavailable if the store can't be opened. */
export async function createIntake(options: IntakeOptions): Promise<Intake> {
  const now = options.now ?? (() => new Date());
  const { observer, log } = options;
  const warn = (message: string) => log.error({}, message);
  const { store, connection, close } = await openStore(options, { warn });
  const ownSecret = () =>
    options.databaseUrl ? loadSharedSecret(connection) : loadSecret(options.dataDir, warn);
  const secret = options.secret ?? (await ownSecret());
  const sealer = createSealer(secret);
  const hashKey = createKeyHash(secret);
  const rateLimits = createRateLimits(options, hashKey);
  const limited = options.rateLimits !== "off";
  const wordCheck = createWordCheck({
    sealer,
    rateLimits,
    now,
    secureCookies: options.secureCookies,
    colours: options.wordColours,
    findSpent: store.findSpentWords,
    ...(options.testWord !== undefined && { testWord: options.testWord }),
  });
  const context: ReceiveContext = {
    store,
    sealer,
    wordCheck,
    rateLimits,
    now,
    deliveries: options.deliveries,
    referencePrefix: options.referencePrefix,
    uploadSlots: createUploadSlots(
      limited ? DEFAULT_UPLOAD_SLOTS : { ...DEFAULT_UPLOAD_SLOTS, perAddress: DEFAULT_UPLOAD_SLOTS.waiting },
    ),
    uploaderOf: ({ address }) => (limited ? hashKey(networkKey(address)) : null),
    publicOrigins: options.publicOrigins.map((origin) => origin.toLowerCase()),
    maxHeldBytes: MAX_HELD_BYTES,
    fastestFillMs: limited ? FASTEST_FILL_MS : 0,
    log,
  };
  const outbox =
    options.outbox &&
    createOutbox(options.outbox, {
      queue: createDeliveryQueue(connection),
      now,
      log,
      observe: observer?.attempted,
    });
  outbox?.start();
  return {
    async receive(kind, post, client) {
      const received = await receive(context, kind, post, client);
      if (received.outcome === "spam") observer?.foundSpam(kind);
      if (received.outcome === "accepted") outbox?.nudge();
      const outcome = hideSpam(received);
      observer?.received(kind, outcome.outcome, client);
      return outcome;
    },
    wordCheck,
    async sweep() {
      await store.purge(now(), new Date(now().getTime() - CHALLENGE_MEMORY_MS));
      await rateLimits.sweep();
      await eraseOldSpam(connection, SPAM_DAYS, now());
      if (options.retentionDays) await eraseOlderThan(connection, options.retentionDays, now());
      await removeDeletedBytes(connection);
    },
    async ready() {
      await store.ping();
      await checkMigrated(connection.db);
    },
    queueDepth: () => measureQueue(connection.db, now()),
    async close() {
      await outbox?.close();
      await rateLimits.close();
      await close();
    },
  };
}

/** The sender of spam gets the same response as any other sender. */
function hideSpam(received: Received): Outcome {
  if (received.outcome !== "spam") return received;
  return { outcome: "accepted", status: 303, reference: received.reference };
}

function createRateLimits(
  { rateLimits, databaseUrl }: IntakeOptions,
  hashKey: (key: string) => string,
): RateLimits {
  if (rateLimits === "off") return NO_RATE_LIMITS;
  return databaseUrl
    ? createPostgresRateLimits(rateLimits, { databaseUrl, hashKey })
    : createMemoryRateLimits(rateLimits);
}
