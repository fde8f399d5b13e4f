import type { OpenStore } from "./store.ts";

export type StorePlace = {
  /** The folder for the SQLite database, used if no `databaseUrl` is given. */
  dataDir: string;
  /** A PostgreSQL database, such as postgres://user:password@host:5432/name. */
  databaseUrl?: string | undefined;
};

type OpenOptions = {
  /** Whether to check an SQLite file for damage first. */
  checked?: boolean;
  /** Called with a warning if other users could read an SQLite file. */
  warn?: ((message: string) => void) | undefined;
};

/** Opens the store, creating or migrating it if needed. Throws StoreCorrupt or StoreUnavailable. */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: OpenOptions = {},
): Promise<OpenStore> {
  // Imported on demand, so that only the driver of this store is loaded.
  if (databaseUrl) {
    const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
    return openPostgresStore(databaseUrl);
  }
  const { openSqliteStore } = await import("./sqlite/open-sqlite-store.ts");
  return openSqliteStore(dataDir, options);
}
