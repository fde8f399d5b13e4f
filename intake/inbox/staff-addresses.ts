import type { Kysely } from "kysely";
import type { MessageKind } from "../forms/common.ts";
import { DAY_MS } from "../local-time.ts";
import type { Database } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { TEAMS, type Team } from "../teams.ts";

/** After this time without a visit to the inbox, a member of staff is forgotten and gets no more emails. */
const FORGOTTEN_AFTER_DAYS = 90;

/** A member of staff whose email address the sign-in proxy gives. */
export type Colleague = { name: string; email: string; kinds: readonly MessageKind[] };

/**
 * Returns a function that keeps the address of a user of the inbox, for emails about the messages that this person owns. It
 * writes once a day, or when something has changed.
 */
export function rememberAddresses({ write }: Connection) {
  const kept = new Map<string, string>();
  return async ({ name, email, kinds }: Colleague, now: Date): Promise<void> => {
    const row = { name, address: email, kinds: kinds.join(" "), seen_at: now.toISOString() };
    const today = JSON.stringify({ ...row, seen_at: row.seen_at.slice(0, 10) });
    const id = name.toLowerCase();
    if (!email || kept.get(id) === today) return;
    await write((trx) =>
      trx
        .insertInto("staff")
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute(),
    );
    kept.set(id, today);
  };
}

/** The address of an owner, if it is known and this person may see what the team sees. */
export async function findAddress(db: Kysely<Database>, owner: string, team: Team): Promise<string | null> {
  const found = await db
    .selectFrom("staff")
    .select(["address", "kinds"])
    .where("id", "=", owner.toLowerCase())
    .executeTakeFirst();
  const kinds = found?.kinds.split(" ") ?? [];
  return found && TEAMS[team].every((kind) => kinds.includes(kind)) ? found.address : null;
}

export async function forgetAddresses({ write }: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS).toISOString();
  await write((trx) => trx.deleteFrom("staff").where("seen_at", "<", before).execute());
}
