import type { RateLimits } from "../abuse/rate-limits.ts";
import type { UploadSlots } from "../abuse/upload-slots.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { Sealer } from "../sealing/sealer.ts";
import type { DeliveryKind } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { WordCheck } from "../word-check/word-check.ts";

export type IntakeLog = { error(details: object, message: string): void };

/** The client that sent a request, identified by its IP address. */
export type Client = { address: string };

/** The dependencies of the steps that receive a message. */
export type ReceiveContext = {
  store: Store;
  sealer: Sealer;
  wordCheck: WordCheck;
  rateLimits: RateLimits;
  uploadSlots: UploadSlots;
  /** The key under which the sender's held files are counted, or null if the limits per IP address are off. */
  uploaderOf: (client: Client) => string | null;
  maxHeldBytes: number;
  /** A form without a word check (CAPTCHA) counts as spam if it was filled in faster than this. */
  fastestFillMs: number;
  publicOrigins: readonly string[];
  referencePrefix: string;
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  log: IntakeLog;
  now: () => Date;
};
