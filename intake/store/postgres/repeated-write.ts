import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Write } from "../store.ts";
import { isWorthRepeating } from "./postgres-errors.ts";

const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

/**
 * Runs the work in one transaction. Serialization failures and deadlocks are retried, so the work must do nothing but write to
 * its transaction.
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
