import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { DeliveryKind } from "../store/database.ts";

export type OutgoingFile = {
  id: string;
  field: FileField;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
};

/** A stored message to deliver. Its fields contain untrusted text from the visitor. */
export type OutgoingMessage = {
  reference: string;
  kind: MessageKind;
  receivedAt: string;
  page: string;
  fields: Record<string, string>;
  files: readonly OutgoingFile[];
};

export type ClaimedDelivery = { id: string; submissionId: string; kind: DeliveryKind; attempts: number };

/** A problem to record although the message was delivered, or null. */
export type Note = string | null;

/** Delivers one message. Throws Refused if a retry is useless, and any other error if it should be retried. */
export type Send = (
  delivery: ClaimedDelivery,
  message: OutgoingMessage,
  signal: AbortSignal,
) => Promise<Note>;

/** The recipient refuses the message permanently. */
export class Refused extends Error {
  override name = "Refused";
}
