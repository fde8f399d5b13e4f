import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";

/** So many wrong guesses spend a word. */
const MAX_STRIKES = 3;

/** Counts a wrong guess against each of the words. True if one of them was spent by it, or if none can be used any more. */
export async function strikeWords(
  trx: Transaction<Database>,
  challenges: readonly string[],
  now: Date,
): Promise<boolean> {
  const counts: number[] = [];
  for (const challenge of challenges) {
    const counted = await trx
      .insertInto("word_check_uses")
      .values({ challenge_id: challenge, used_at: now.toISOString(), strikes: 1 })
      .onConflict((conflict) =>
        conflict
          .column("challenge_id")
          .doUpdateSet((columns) => ({ strikes: columns("word_check_uses.strikes", "+", 1) }))
          .where("word_check_uses.strikes", "<", MAX_STRIKES),
      )
      .returning("strikes")
      .executeTakeFirst();
    if (counted) counts.push(counted.strikes);
  }
  return counts.length === 0 || counts.includes(MAX_STRIKES);
}

export async function findSpentWords(
  db: Kysely<Database>,
  challenges: readonly string[],
): Promise<readonly string[]> {
  if (challenges.length === 0) return [];
  const rows = await db
    .selectFrom("word_check_uses")
    .select("challenge_id")
    .where("challenge_id", "in", challenges)
    .where("strikes", ">=", MAX_STRIKES)
    .execute();
  return rows.map(({ challenge_id }) => challenge_id);
}

/** Uses up the first of the words that is not spent yet. False if all of them are. */
export async function spendWord(
  trx: Transaction<Database>,
  challenges: readonly string[],
  now: Date,
): Promise<boolean> {
  const spent = { used_at: now.toISOString(), strikes: MAX_STRIKES };
  for (const challenge of challenges) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("word_check_uses")
      .values({ challenge_id: challenge, ...spent })
      .onConflict((conflict) =>
        conflict.column("challenge_id").doUpdateSet(spent).where("word_check_uses.strikes", "<", MAX_STRIKES),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}
