import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import type { Database } from "../store/database.ts";
import { migrations } from "../store/migrations.ts";
import { nodeSqliteDialect } from "../store/sqlite/sqlite-connection.ts";
import { SQLITE_FILE } from "../store/sqlite/sqlite-file.ts";
import type { StorePlace } from "../store/store.ts";
import { query } from "./test-databases.ts";

/** Creates a store as the version with this migration left it. */
export async function createOldStore({ dataDir, databaseUrl }: StorePlace, lastMigration: string) {
  mkdirSync(dataDir, { recursive: true });
  const dialect: Dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : nodeSqliteDialect(new DatabaseSync(join(dataDir, SQLITE_FILE)));
  const all = migrations({ bytes: databaseUrl ? "bytea" : "blob" });
  const db = new Kysely<Database>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateTo(lastMigration);
  await db.destroy();
  if (error) throw error;
}

const COLUMNS =
  "id, reference, kind, status, received_at, email, page, fields, digest, digest_day, progress, owner";

/** Adds a message to a store of any version. */
export function addOldMessage(
  place: StorePlace,
  number: number,
  { fields = {}, progress = "new", owner = "" }: { fields?: object; progress?: string; owner?: string } = {},
) {
  const id = `id-${number}`;
  const at = "2026-03-02T10:00:00.000Z";
  const values = [
    id,
    `AG-TEST-${number}`,
    "contact",
    "received",
    at,
    "jo@example.com",
    "",
    JSON.stringify(fields),
  ];
  return query(
    place,
    `insert into messages (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
    ...values,
    `digest ${number}`,
    progress,
    owner,
  );
}
