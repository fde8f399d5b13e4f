import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StorePlace } from "../store/open-store.ts";
import { SQLITE_FILE } from "../store/sqlite/sqlite-file.ts";
import { isSqliteInUse } from "../store/sqlite/sqlite-in-use.ts";

/** Whether another process, such as a server, has the store open. */
export async function isStoreInUse({ dataDir, databaseUrl }: StorePlace): Promise<boolean> {
  if (databaseUrl) return isPostgresInUse(databaseUrl);
  const file = join(dataDir, SQLITE_FILE);
  return existsSync(file) && isSqliteInUse(file);
}

async function isPostgresInUse(connectionString: string): Promise<boolean> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
