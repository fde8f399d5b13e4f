import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/database.ts";

export type AuditLine = { at: string; action: string; detail: Record<string, number> };

/** Writes counts only, no personal data, because audit lines are kept after the messages are erased. */
export async function writeAuditLine(
  trx: Transaction<Database>,
  { action, detail, at }: { action: string; detail: Record<string, number>; at: Date },
): Promise<void> {
  await trx
    .insertInto("audit")
    .values({ id: randomUUIDv7(), at: at.toISOString(), action, detail: JSON.stringify(detail) })
    .execute();
}

export async function readAudit(db: Kysely<Database>, limit: number): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ at, action, detail }) => ({
    at,
    action,
    detail: JSON.parse(detail) as Record<string, number>,
  }));
}
