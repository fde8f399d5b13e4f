import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";

export type Claim<Kind> = { kind: Kind; limit: number; by: string; now: Date; until: Date };

/** The result of a delivery attempt, as columns to update. */
export type Settlement = Pick<Database["deliveries"], "state" | "last_error"> &
  Partial<Pick<Database["deliveries"], "delivered_at" | "delivered_to" | "next_attempt_at">>;

type Due = (db: Kysely<Database>) => SelectQueryBuilder<Database, "deliveries", object>;

/**
 * Lets workers share a table of what has to be sent. Deliveries belong to a message; notices are emails to staff about
 * several. Both tables have the columns that are used here.
 */
export function createClaims({ dialect, db, write }: Connection, name: "deliveries" | "notices") {
  const table = name as "deliveries";
  return {
    /** Rows to send now that are not claimed, or whose claim has expired. */
    due(from: Kysely<Database>, kind: string, now: Date) {
      const instant = now.toISOString();
      return from
        .selectFrom(table)
        .where("state", "=", "queued")
        .where("next_attempt_at", "<=", instant)
        .where("kind", "=", kind as Database["deliveries"]["kind"])
        .where((where) =>
          where.or([where("claimed_until", "is", null), where("claimed_until", "<=", instant)]),
        );
    },

    async claim(due: Due, { limit, by, until }: Omit<Claim<string>, "kind" | "now">) {
      // Checks without a lock first, so that an idle worker does not delay other writes.
      const waiting = await due(db).select("id").limit(1).execute();
      if (waiting.length === 0) return [];
      return write(async (trx) => {
        const candidates = due(trx)
          .select(["id", "created_at as createdAt"])
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
            .updateTable(table)
            .set((columns) => ({ ...claimed, attempts: columns("attempts", "+", 1) }))
            .where("id", "in", ids)
            .execute();
        }
        return taken.map((row) => ({ ...row, deliveredTo: JSON.parse(row.deliveredTo ?? "[]") as string[] }));
      });
    },

    async renew(ids: readonly string[], by: string, until: Date): Promise<void> {
      if (ids.length === 0) return;
      await write((trx) =>
        trx
          .updateTable(table)
          .set({ claimed_until: until.toISOString() })
          .where("id", "in", ids)
          .where("claimed_by", "=", by)
          .execute(),
      );
    },

    async settle(id: string, by: string, settlement: Settlement): Promise<void> {
      await write((trx) => {
        const update = trx
          .updateTable(table)
          .set({ ...settlement, claimed_by: null, claimed_until: null })
          .where("id", "=", id)
          .where("state", "=", "queued");
        // A success is recorded even if the claim has expired. A failure is only recorded by the worker that holds the
        // claim.
        return (settlement.state === "delivered" ? update : update.where("claimed_by", "=", by)).execute();
      });
    },
  };
}
