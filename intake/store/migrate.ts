import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { ColumnTypes } from "./migrations.ts";
import { StoreUnavailable } from "./store-errors.ts";

const NEWEST = "0004-abuse-limits";

/** Brings the store to the newest version. Where it is there already, nothing is loaded and no lock is taken for it. */
export async function migrate(db: Kysely<Database>, types: ColumnTypes): Promise<void> {
  // A store that was never opened has no such table; what else is wrong, the migrator finds out again.
  const newest = await findNewest(db).catch(() => undefined);
  if (newest === NEWEST) return;
  const { Migrator } = await import("kysely/migration");
  const { migrations } = await import("./migrations.ts");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws StoreUnavailable if the tables are not this program's: somebody has put an old backup in their place. */
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
