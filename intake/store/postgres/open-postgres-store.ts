import { Kysely, PostgresDialect } from "kysely";
import type { Database } from "../database.ts";
import { createKyselyStore } from "../kysely-store.ts";
import { migrate } from "../migrate.ts";
import type { OpenStore } from "../store.ts";
import { guardPool } from "./guarded-pool.ts";
import { createPool, describePlace } from "./postgres-pool.ts";
import { createRepeatedWrite } from "./repeated-write.ts";

const POOL = { max: 10, connectTimeoutMs: 5000, durable: true };

/** Opens the database and migrates its tables if needed. Throws StoreUnavailable. */
export async function openPostgresStore(databaseUrl: string): Promise<OpenStore> {
  const pool = guardPool(createPool(databaseUrl, POOL), describePlace(databaseUrl));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, { bytes: "bytea" });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createKyselyStore({
    dialect: "postgres",
    db,
    write: createRepeatedWrite(db),
    toStoreError: (error) => error,
  });
}
