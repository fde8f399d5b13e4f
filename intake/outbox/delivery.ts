import { toSingleLine } from "../forms/fields.ts";
import type { Message } from "../inbox/message.ts";
import type { DeliveryKind } from "../store/database.ts";

/** A stored message to deliver. Its fields contain untrusted text from the visitor. */
export type OutgoingMessage = Pick<
  Message,
  | "reference"
  | "kind"
  | "status"
  | "receivedAt"
  | "page"
  | "source"
  | "fields"
  | "files"
  | "deliveries"
  | "events"
>;

/** A delivery or notice to send. */
export type Claimed<Kind> = {
  id: string;
  kind: Kind;
  /** The number of attempts, including the one that begins now. */
  attempts: number;
  createdAt: string;
  /** The recipients that already have the email. */
  deliveredTo: readonly string[];
};
export type ClaimedDelivery = Claimed<DeliveryKind>;

/** A problem to record even though the message was delivered, or null. */
export type Note = string | null;

/**
 * Delivers one message or notice. Throws Refused if a retry would be useless, and any other error if the delivery should be
 * retried.
 */
export type SendContent<Kind, Content> = (
  delivery: Claimed<Kind>,
  content: Content,
  signal: AbortSignal,
) => Promise<Note>;
export type Send = SendContent<DeliveryKind, OutgoingMessage>;

/** A retry would be useless, for example because the recipient has permanently refused the message. */
export class Refused extends Error {
  override name = "Refused";
}

export class Expired extends Refused {
  override name = "Expired";
  constructor() {
    super("The confirmation email was not sent, because it is more than five days late.");
  }
}

/** Some recipients have the email, and the mail server asked us to try the others again later. */
export class PartlyDelivered extends Error {
  override name = "PartlyDelivered";
  readonly deliveredTo: readonly string[];
  constructor(message: string, deliveredTo: readonly string[]) {
    super(message);
    this.deliveredTo = deliveredTo;
  }
}

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** Even with the shortest random pauses, the last attempt is more than 72 hours after the first. */
export const MOST_ATTEMPTS = 32;

/**
 * The pause after this many failed attempts, or null to give up. Pauses double until they reach four hours. Each varies
 * randomly by up to 20%, so that deliveries that failed together are not all retried at the same time.
 */
export function pauseAfter(attempts: number, random: () => number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.8 + 0.4 * random()));
}

const MAX_REASON = 500;

/** The error as staff see it: the reply of the mail server, or the error message, on one line. */
export function toReason(error: unknown): string {
  const reply = property(error, "response");
  const text = typeof reply === "string" ? reply : describe(error);
  return toSingleLine(text).slice(0, MAX_REASON) || "The delivery failed without an error message.";
}

/** `fetch` only says "fetch failed". The cause says why, in its message or, if several addresses failed, in its code. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message || property(cause, "code")}` : message;
}

/** The error as it is logged: without its text, because mail servers often repeat the email address they refuse. */
export function faultDetails(error: unknown): object {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return {
    fault: error instanceof Error ? error.name : typeof error,
    code: property(cause, "code"),
    responseCode: property(cause, "responseCode"),
    command: property(cause, "command"),
  };
}

function property(error: unknown, name: string): unknown {
  return error instanceof Error && name in error
    ? (error as Error & Record<string, unknown>)[name]
    : undefined;
}
