import { openPostgresStore } from "./postgres/open-postgres-store.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

export type StorePlace = {
  /** The folder of the SQLite database, used when no `databaseUrl` is given. */
  dataDir: string;
  /** A PostgreSQL database, such as postgres://user:password@host:5432/name. */
  databaseUrl?: string | undefined;
};

/** Opens the store, making it or bringing it up to date. Throws StoreCorrupt or StoreUnavailable. */
export function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(dataDir);
}
