import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";
import { nodeSqliteDialect } from "./sqlite/sqlite-connection.ts";

const CHANGES = /^\s*(?:create|alter|drop|insert|update|delete)\b/i;

/** The statements with which each migration changes a store that was empty before the first one. */
async function statementsOfMigrations(): Promise<Record<string, string[]>> {
  let executed: string[] = [];
  const db = new Kysely<Database>({
    dialect: nodeSqliteDialect(new DatabaseSync(":memory:")),
    log({ query }) {
      executed.push(query.sql.replace(/\s+/g, " ").trim());
    },
  });
  const statements: Record<string, string[]> = {};
  for (const [name, migration] of Object.entries(migrations({ bytes: "blob" }))) {
    executed = [];
    await migration.up(db);
    statements[name] = executed.filter((sql) => CHANGES.test(sql));
  }
  await db.destroy();
  return statements;
}

test("released migrations never change: add a new one instead", async () => {
  const digests = Object.entries(await statementsOfMigrations()).map(([name, sql]) => [
    name,
    createHash("sha256").update(sql.join(";")).digest("hex").slice(0, 16),
  ]);
  expect(digests).toEqual([
    ["0001-release-1.0.0", "5283ee539e9dec0b"],
    ["0002-search-text", "c69c81c8ee08c9dc"],
    ["0003-answers", "148f75bb922caeee"],
    ["0004-arrivals", "8a3fde71782d367b"],
    ["0005-reminders", "27de08c78db91b8b"],
  ]);
});

test("later migrations only add what the version before can ignore", async () => {
  const [, ...later] = Object.values(await statementsOfMigrations());
  for (const statement of later.flat()) {
    expect(statement).toMatch(/^(?:create|drop index|insert|update|alter table \w+ add column) /i);
    expect(statement).not.toMatch(/^alter (?!.* default ).* not null/i);
  }
});
