import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";

/** The number of wrong guesses that use up a CAPTCHA word. */
const MAX_STRIKES = 10;

/**
 * Counts a wrong guess against each of the visitor's CAPTCHA words, because it is not known which one was meant. Returns
 * true if this used up one of them, or if all were used up already.
 */
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

/** Uses up the first of the given CAPTCHA words that is not used up yet. Returns false if all of them are. */
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
