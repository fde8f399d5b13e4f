import type { Transaction } from "kysely";
import type { Database } from "./database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MESSAGES_PER_DAY = 500;
const CHARACTERS_PER_DAY = 2_000_000;

/** Spam is stored for staff to review up to these limits, and dropped beyond them. */
export async function hasSpamAllowance(trx: Transaction<Database>, now: Date): Promise<boolean> {
  const { messages, characters } = await trx
    .selectFrom("submissions")
    .select((select) => [
      select.fn.countAll().as("messages"),
      select.fn.sum(select.fn("length", ["fields"])).as("characters"),
    ])
    .where("status", "=", "spam")
    .where("received_at", ">", new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(messages) < MESSAGES_PER_DAY && Number(characters ?? 0) < CHARACTERS_PER_DAY;
}
