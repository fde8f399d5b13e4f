import type { Message } from "../inbox/message.ts";
import type { DeliveryKind } from "../store/database.ts";

/** A stored message to deliver. Its fields contain untrusted text from the visitor. */
export type OutgoingMessage = Pick<
  Message,
  "reference" | "kind" | "receivedAt" | "page" | "fields" | "files"
>;

export type ClaimedDelivery = { id: string; submissionId: string; kind: DeliveryKind; attempts: number };

/** A problem to record even though the message was delivered, or null. */
export type Note = string | null;

/**
 * Delivers one message. Throws Refused if a retry would be useless, and any other error if the delivery should be
 * retried.
 */
export type Send = (
  delivery: ClaimedDelivery,
  message: OutgoingMessage,
  signal: AbortSignal,
) => Promise<Note>;

/** A retry would be useless, for example because the recipient has permanently refused the message. */
export class Refused extends Error {
  override name = "Refused";
}
