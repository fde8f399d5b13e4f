import type { ExpressionBuilder, Kysely } from "kysely";
import type { MessageFile } from "../inbox/message.ts";
import { readFileBytes } from "../inbox/message.ts";
import { findMessage } from "../inbox/read-messages.ts";
import type { Database, DeliveryKind, NoticeKind } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { type Claim, createClaims } from "./claims.ts";
import type { ClaimedDelivery, OutgoingMessage } from "./delivery.ts";

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

export function createDeliveryQueue(connection: Connection) {
  const { db } = connection;
  const { due, claim, renew, settle } = createClaims(connection, "deliveries");
  return {
    async claim(wanted: Claim<DeliveryKind>): Promise<ClaimedDelivery[]> {
      const { kind, now } = wanted;
      const claimed = await claim((from) => due(from, kind, now).where(belongsToNoSpam), wanted);
      return claimed.map((row) => ({ ...row, kind }));
    },

    renew,
    settle,

    /** The message to deliver. Null if it has been erased. */
    async find({ id }: ClaimedDelivery): Promise<OutgoingMessage | null> {
      const row = await db
        .selectFrom("deliveries")
        .select("message_id")
        .where("id", "=", id)
        .executeTakeFirst();
      return row ? findMessage(db, row.message_id, "id") : null;
    },

    readFile: (file: MessageFile) => readFileBytes(db, file),
  };
}

/** A safeguard, although marking a message as spam already deletes its unsent deliveries. */
const belongsToNoSpam = ({ exists, selectFrom }: ExpressionBuilder<Database, "deliveries">) =>
  exists(
    selectFrom("messages")
      .select("messages.id")
      .whereRef("messages.id", "=", "deliveries.message_id")
      .where("messages.status", "!=", "spam"),
  );

export type QueueDepth = {
  kind: DeliveryKind | NoticeKind;
  state: "queued" | "parked";
  count: number;
  /** The age of the oldest delivery. */
  oldestSeconds: number;
};

export async function measureQueue(db: Kysely<Database>, now: Date): Promise<QueueDepth[]> {
  const rows = await Promise.all([unsent(db, "deliveries"), unsent(db, "notices")]);
  return rows.flat().map(({ kind, state, count, oldest }) => ({
    kind,
    state,
    count: Number(count),
    oldestSeconds: Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
}

const unsent = (db: Kysely<Database>, table: "deliveries" | "notices") =>
  db
    .selectFrom(table as "deliveries")
    .select(["kind", "state"])
    .select((select) => [select.fn.countAll().as("count"), select.fn.min("created_at").as("oldest")])
    .where("state", "in", ["queued", "parked"])
    .$narrowType<{ state: QueueDepth["state"] }>()
    .groupBy(["kind", "state"])
    .execute();
