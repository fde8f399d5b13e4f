import type { Kysely } from "kysely";
import type { MessageFile } from "../inbox/message.ts";
import { readFileBytes } from "../inbox/message.ts";
import { findMessage } from "../inbox/read-messages.ts";
import type { Database, DeliveryKind } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import type { ClaimedDelivery, OutgoingMessage } from "./delivery.ts";

type Claim = { kind: DeliveryKind; limit: number; by: string; now: Date; until: Date };

/** The result of a delivery attempt, as columns to update. */
export type Settlement = Pick<Database["deliveries"], "state" | "last_error"> &
  Partial<Pick<Database["deliveries"], "delivered_at" | "delivered_to" | "next_attempt_at">>;

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

export function createDeliveryQueue({ dialect, db, write }: Connection) {
  return {
    /**
     * Claims due deliveries for one worker until the given time. After that any worker can claim them. The attempt is
     * counted here: if it ends the process, the delivery is not retried for ever.
     */
    async claim({ kind, limit, by, now, until }: Claim): Promise<ClaimedDelivery[]> {
      // Checks without a lock first, so that an idle worker does not delay other writes.
      const waiting = await due(db, kind, now).select("id").limit(1).execute();
      if (waiting.length === 0) return [];
      return write(async (trx) => {
        const candidates = due(trx, kind, now)
          .select(["id", "message_id as messageId", "kind", "created_at as createdAt"])
          .select((select) => select("attempts", "+", 1).as("attempts"))
          .select("delivered_to as deliveredTo")
          .orderBy("next_attempt_at")
          .limit(limit);
        // PostgreSQL skips rows that another process is claiming. SQLite has only one writer at a time.
        const unlocked = dialect === "postgres" ? candidates.forUpdate().skipLocked() : candidates;
        const taken = await unlocked.execute();
        const ids = taken.map(({ id }) => id);
        if (ids.length > 0) {
          const claimed = { claimed_by: by, claimed_until: until.toISOString() };
          await trx
            .updateTable("deliveries")
            .set((columns) => ({ ...claimed, attempts: columns("attempts", "+", 1) }))
            .where("id", "in", ids)
            .execute();
        }
        return taken.map((delivery) => ({
          ...delivery,
          deliveredTo: JSON.parse(delivery.deliveredTo ?? "[]") as string[],
        }));
      });
    },

    async renew(ids: readonly string[], by: string, until: Date): Promise<void> {
      if (ids.length === 0) return;
      await write((trx) =>
        trx
          .updateTable("deliveries")
          .set({ claimed_until: until.toISOString() })
          .where("id", "in", ids)
          .where("claimed_by", "=", by)
          .execute(),
      );
    },

    async settle(id: string, by: string, settlement: Settlement): Promise<void> {
      await write((trx) => {
        const update = trx
          .updateTable("deliveries")
          .set({ ...settlement, claimed_by: null, claimed_until: null })
          .where("id", "=", id)
          .where("state", "=", "queued");
        // A success is recorded even if the claim has expired. A failure is only recorded by the worker that holds the
        // claim.
        return (settlement.state === "delivered" ? update : update.where("claimed_by", "=", by)).execute();
      });
    },

    /** Null if the message has been erased. */
    findMessage: (messageId: string): Promise<OutgoingMessage | null> => findMessage(db, messageId, "id"),

    readFile: (file: MessageFile) => readFileBytes(db, file),
  };
}

/**
 * Due deliveries that are not claimed, or whose claim has expired. Excludes spam as a safeguard, although marking a
 * message as spam already deletes its unsent deliveries.
 */
function due(db: Kysely<Database>, kind: DeliveryKind, now: Date) {
  const instant = now.toISOString();
  return db
    .selectFrom("deliveries")
    .where("state", "=", "queued")
    .where("next_attempt_at", "<=", instant)
    .where("kind", "=", kind)
    .where((where) => where.or([where("claimed_until", "is", null), where("claimed_until", "<=", instant)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("messages")
          .select("messages.id")
          .whereRef("messages.id", "=", "deliveries.message_id")
          .where("messages.status", "!=", "spam"),
      ),
    );
}

export type QueueDepth = {
  kind: DeliveryKind;
  state: "queued" | "parked";
  count: number;
  /** The age of the oldest delivery. */
  oldestSeconds: number;
};

export async function measureQueue(db: Kysely<Database>, now: Date): Promise<QueueDepth[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select(["kind", "state"])
    .select((select) => [select.fn.countAll().as("count"), select.fn.min("created_at").as("oldest")])
    .where("state", "in", ["queued", "parked"])
    .$narrowType<{ state: QueueDepth["state"] }>()
    .groupBy(["kind", "state"])
    .execute();
  return rows.map(({ kind, state, count, oldest }) => ({
    kind,
    state,
    count: Number(count),
    oldestSeconds: Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
}
