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

/** A stored message on its way out. Its fields are what a visitor typed: hostile until proven otherwise. */
export type OutgoingMessage = {
  reference: string;
  kind: MessageKind;
  receivedAt: string;
  page: string;
  fields: Record<string, string>;
  files: readonly OutgoingFile[];
};

export type ClaimedDelivery = { id: string; submissionId: string; kind: DeliveryKind; attempts: number };

/** Says what the recipient's side should be remembered for although it took the message, or nothing. */
export type Note = string | null;

/** Hands one message over. Throws Refused if trying again is of no use, anything else if it may be. */
export type Send = (
  delivery: ClaimedDelivery,
  message: OutgoingMessage,
  signal: AbortSignal,
) => Promise<Note>;

/** The other side will not take this, now or later. */
export class Refused extends Error {
  override name = "Refused";
}
