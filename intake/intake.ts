import {
  createMemoryRateLimits,
  NO_RATE_LIMITS,
  type RateLimitSettings,
  type RateLimits,
} from "./abuse/rate-limits.ts";
import { createPostgresRateLimits } from "./abuse/rate-limits-postgres.ts";
import { createUploadSlots } from "./abuse/upload-slots.ts";
import type { FormPost } from "./form-post.ts";
import { eraseOlderThan } from "./inbox/erase.ts";
import type { MessageKind } from "./messages/kinds.ts";
import type { Outcome } from "./messages/outcome.ts";
import type { IntakeObserver } from "./observer.ts";
import { createDeliveryQueue } from "./outbox/delivery-queue.ts";
import { createOutbox, type OutboxOptions } from "./outbox/outbox.ts";
import { measureQueue, type QueueDepth } from "./outbox/queue-depth.ts";
import { type Client, type IntakeLog, receive } from "./receive.ts";
import { createSealer } from "./sealing/sealer.ts";
import { loadSecret } from "./sealing/secret.ts";
import type { DeliveryKind } from "./store/database.ts";
import { checkMigrated } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";
import { loadSharedSecret } from "./store/shared-secret.ts";
import type { Store } from "./store/store.ts";
import { CHALLENGE_MEMORY_MS } from "./word-check/challenge.ts";
import { createWordCheck, type WordCheck } from "./word-check/word-check.ts";

const UPLOADS_AT_ONCE = 64;
const UPLOADS_WAITING = 256;
const MAX_HELD_BYTES = 4 * 1024 ** 3;

export type IntakeOptions = {
  /** Where the database and the secret live; made if it is not there. */
  dataDir: string;
  /** A PostgreSQL database to use instead, which several processes may share. */
  databaseUrl?: string | undefined;
  /** Signs tokens. Without one, a secret is made and kept in `dataDir`, or in the PostgreSQL database. */
  secret?: string;
  /** The origins the site is reached under, such as https://www.example.com. */
  publicOrigins: readonly string[];
  /** Whether visitors come over TLS, so that cookies can insist on it. */
  secureCookies: boolean;
  rateLimits: RateLimitSettings | "off";
  /** What is queued for delivery together with a message of each kind. */
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  /** Messages older than this are erased by the sweep. Without it they are kept until somebody erases them. */
  retentionDays?: number | undefined;
  /** How they leave. What it names no way for stays queued until it does. */
  outbox?: OutboxOptions;
  log: IntakeLog;
  /** Is told what happens, in numbers alone. */
  observer?: IntakeObserver | undefined;
  /** Every word check asks for this word. For tests and local work only. */
  testWord?: string;
  now?: () => Date;
};

export type Intake = {
  receive(kind: MessageKind, request: FormPost, client: Client): Promise<Outcome>;
  wordCheck: WordCheck;
  /** Removes what has expired; call it every few minutes. */
  sweep(): Promise<void>;
  /** Rejects with StoreUnavailable while nothing can be stored, or the tables are not those this program knows. */
  ready(): Promise<void>;
  /** What waits to be delivered. */
  queueDepth(): Promise<QueueDepth[]>;
  close(): Promise<void>;
};

/** Opens the store and puts the intake together. Throws StoreCorrupt or StoreUnavailable if it cannot be opened. */
export async function createIntake(options: IntakeOptions): Promise<Intake> {
  const now = options.now ?? (() => new Date());
  const { observer } = options;
  const store = observeSpam(await openStore(options), observer);
  const ownSecret = () =>
    options.databaseUrl ? loadSharedSecret(store.connection) : loadSecret(options.dataDir);
  const secret = options.secret ?? (await ownSecret());
  const sealer = createSealer(secret);
  const rateLimits = createRateLimits(options, secret);
  const wordCheck = createWordCheck({
    sealer,
    rateLimits,
    now,
    secureCookies: options.secureCookies,
    ...(options.testWord !== undefined && { testWord: options.testWord }),
  });
  const context = {
    store,
    sealer,
    wordCheck,
    rateLimits,
    now,
    deliveries: options.deliveries,
    uploadSlots: createUploadSlots(UPLOADS_AT_ONCE, UPLOADS_WAITING),
    publicOrigins: options.publicOrigins.map((origin) => origin.toLowerCase()),
    maxHeldBytes: MAX_HELD_BYTES,
    log: options.log,
  };
  const outbox =
    options.outbox &&
    createOutbox(options.outbox, {
      queue: createDeliveryQueue(store.connection),
      now,
      log: options.log,
      observe: observer?.attempted,
    });
  outbox?.start();
  return {
    async receive(kind, request, client) {
      const outcome = await receive(context, kind, request, client);
      observer?.received(kind, outcome.outcome, client);
      if (outcome.outcome === "accepted") outbox?.nudge();
      return outcome;
    },
    wordCheck,
    async sweep() {
      await store.purge({
        filesExpiredBy: now(),
        wordsUsedBefore: new Date(now().getTime() - CHALLENGE_MEMORY_MS),
      });
      await rateLimits.sweep();
      if (options.retentionDays) await eraseOlderThan(store.connection, options.retentionDays, now());
    },
    async ready() {
      await store.ping();
      await checkMigrated(store.connection.db);
    },
    queueDepth: () => measureQueue(store.connection.db, now()),
    async close() {
      await outbox?.close();
      await rateLimits.close();
      await store.close();
    },
  };
}

/** The answer to spam is that to any message, so it is counted where it is stored. */
function observeSpam(store: Store, observer: IntakeObserver | undefined): Store {
  if (!observer) return store;
  return {
    ...store,
    submit(submission) {
      if (submission.status === "spam") observer.foundSpam(submission.kind);
      return store.submit(submission);
    },
  };
}

function createRateLimits({ rateLimits, databaseUrl }: IntakeOptions, secret: string): RateLimits {
  if (rateLimits === "off") return NO_RATE_LIMITS;
  return databaseUrl
    ? createPostgresRateLimits(rateLimits, { databaseUrl, secret })
    : createMemoryRateLimits(rateLimits);
}
