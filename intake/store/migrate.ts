import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { ColumnTypes } from "./migrations.ts";
import { StoreUnavailable } from "./store-errors.ts";

const NEWEST = "0004-abuse-limits";

/** Migrates the store to the newest version. If it is up to date, the migrator is not loaded and nothing is locked. */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  // This fails on a new store, which has no table of migrations yet. Other errors are also ignored here: if their cause
  // persists, the migration below fails too, and its error is thrown.
  const newest = await findNewest(db).catch(() => undefined);
  if (newest === NEWEST) return;
  if (newest && newest > NEWEST) {
    throw new StoreUnavailable(
      "The database tables belong to a newer version of the server. Update the server, or restore a backup from before the last update.",
    );
  }
  const { Migrator } = await import("kysely/migration");
  const { migrations } = await import("./migrations.ts");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws StoreUnavailable if the tables are older or newer than this code, for example after a restore of an old backup. */
export async function checkMigrated(db: Kysely<Database>): Promise<void> {
  if ((await findNewest(db)) === NEWEST) return;
  throw new StoreUnavailable(
    "The database tables belong to another version of the server. Restart the server to migrate them or, if they are newer, update the server.",
  );
}

async function findNewest(db: Kysely<Database>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name;
}
