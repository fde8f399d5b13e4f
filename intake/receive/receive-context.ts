import type { RateLimits } from "../abuse/rate-limits.ts";
import type { MessageKind } from "../forms/common.ts";
import type { DeliveryKind } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { WordCheck } from "../word-check/word-check.ts";
import type { WorkingDays } from "../working-days.ts";
import type { UploadLimit } from "./guard.ts";

export type IntakeLog = { error(details: object, message: string): void };

/** The client that sent a request, identified by its IP address. */
export type Client = { address: string };

/** The dependencies of the steps that receive a message. */
export type ReceiveContext = {
  store: Store;
  wordCheck: WordCheck;
  workingDays: WorkingDays;
  rateLimits: RateLimits;
  uploads: UploadLimit;
  /** A form without a word check (CAPTCHA) is suspicious if it was filled in faster than this. */
  fastestFillMs: number;
  publicOrigins: readonly string[];
  referencePrefix: string;
  /** Why the job opening on this page takes no applications. Undefined if it does. */
  closedOpening: (page: string) => string | undefined;
  deliveries: Record<MessageKind, readonly DeliveryKind[]>;
  log: IntakeLog;
  now: () => Date;
};
