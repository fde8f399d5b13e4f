import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { isWorthRepeating } from "./postgres-errors.ts";

const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

/**
 * One transaction for each piece of work; the server itself flushes what commits at the same time together. Where
 * transactions undo each other, as databases with strict isolation let them, the work is done again: it must
 * therefore do nothing but write to the transaction it is given.
 */
export function createRepeatedWrite(db: Kysely<Database>): Write {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isWorthRepeating(error)) throw error;
      }
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  };
}
