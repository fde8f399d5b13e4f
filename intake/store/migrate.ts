import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { ColumnTypes } from "./migrations.ts";
import { StoreUnavailable } from "./store-errors.ts";

const NEWEST = "0004-abuse-limits";

/** Migrates the store to the newest version. If it is up to date, no module is loaded and no lock is taken. */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  // A new store does not have this table yet. Other errors will occur again in the migrator.
  const newest = await findNewest(db).catch(() => undefined);
  if (newest === NEWEST) return;
  const { Migrator } = await import("kysely/migration");
  const { migrations } = await import("./migrations.ts");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws StoreUnavailable if the tables are of another version, for example after restoring an old backup. */
export async function checkMigrated(db: Kysely<Database>): Promise<void> {
  if ((await findNewest(db)) === NEWEST) return;
  throw new StoreUnavailable("The tables are not up to date: restart the server.");
}

async function findNewest(db: Kysely<Database>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name;
}
