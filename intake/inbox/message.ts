import type { Kysely } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import type { FileField } from "../forms/fields.ts";
import { CAMPAIGN_FIELDS, type Source } from "../forms/source.ts";
import type { Database, DeliveryKind, MessageStatus, Result } from "../store/database.ts";
import type { MessageEvent, Progress } from "./follow-up.ts";

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
  status: MessageStatus;
  receivedAt: string;
  email: string;
  /** By when the first answer is due. Null for spam. */
  dueAt: string | null;
  page: string;
  source: Source;
  fields: Record<string, string>;
  files: MessageFile[];
  deliveries: MessageDelivery[];
  progress: Progress;
  result: Result | "";
  answeredAt: string | null;
  owner: string;
  version: number;
  events: MessageEvent[];
};

/** The sender's full name. Only the application form has a separate field for the last name. */
export function senderOf({ fields }: Pick<Message, "fields">): string {
  return [fields.name, fields.last_name].filter(Boolean).join(" ");
}

/** The content of the message on one line. */
export function contentOf(message: Pick<Message, "kind" | "page" | "fields">): string {
  const { fields } = message;
  return [openingOf(message), fields.applyfor, fields.subject, fields.requirements ?? fields.message]
    .filter(Boolean)
    .join(" · ")
    .replace(/\s+/g, " ");
}

/** The slug of the job opening that an application was sent for, or "" if there is none. */
export function openingOf({ kind, page }: Pick<Message, "kind" | "page">): string {
  return kind === "application" ? (page.match(/^\/career\/([^/]+)$/)?.[1] ?? "") : "";
}

/** What an application or inquiry is about: the job opening or, for example, the service of its page. */
export function topicOf({ kind, page, fields }: Pick<Message, "kind" | "page" | "fields">): string {
  if (kind === "contact") return "";
  return openingOf({ kind, page }) || (fields.applyfor ?? page.split("/").at(-1) ?? "");
}

/** Whether one of the deliveries has failed for good or, if not, is still to be sent. */
export function unsentState({ deliveries }: Pick<Message, "deliveries">): "parked" | "queued" | undefined {
  return (["parked", "queued"] as const).find((unsent) => deliveries.some(({ state }) => state === unsent));
}

/** The campaign that brought the visitor, such as "newsletter / email / spring", or "" if there was none. */
export function campaignOf(source: Source): string {
  return CAMPAIGN_FIELDS.map((field) => source[field])
    .filter(Boolean)
    .join(" / ");
}

/**
 * Reads a stored file chunk by chunk. Throws if a chunk is missing, because an incomplete file must not be sent or saved.
 */
export async function* readFileBytes(
  db: Kysely<Database>,
  { id, size }: Pick<MessageFile, "id" | "size">,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let seq = 0; read < size; seq += 1) {
    const { bytes } = await db
      .selectFrom("file_chunks")
      .select("bytes")
      .where("file_id", "=", id)
      .where("seq", "=", seq)
      .executeTakeFirstOrThrow(() => new Error("A stored file is incomplete: one of its chunks is missing."));
    read += bytes.length;
    yield bytes;
  }
}
