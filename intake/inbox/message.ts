import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { DeliveryKind } from "../store/database.ts";

export type MessageFile = {
  id: string;
  field: FileField;
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
};

export type MessageDelivery = {
  id: string;
  kind: DeliveryKind;
  state: "queued" | "delivered" | "parked";
  attempts: number;
  nextAttemptAt: string;
  createdAt: string;
  deliveredAt: string | null;
  lastError: string | null;
};

export type Message = {
  reference: string;
  kind: MessageKind;
  status: "received" | "spam";
  receivedAt: string;
  email: string;
  page: string;
  fields: Record<string, string>;
  files: MessageFile[];
  deliveries: MessageDelivery[];
};

/** The slug of the job opening that an application was sent for, or "" if there is none. */
export function openingOf({ kind, page }: Pick<Message, "kind" | "page">): string {
  return kind === "application" ? (page.match(/^\/career\/([^/]+)$/)?.[1] ?? "") : "";
}
