import type { OpenStore } from "./store.ts";

export type StorePlace = {
  /** The folder of the SQLite database, used when no `databaseUrl` is given. */
  dataDir: string;
  /** A PostgreSQL database, such as postgres://user:password@host:5432/name. */
  databaseUrl?: string | undefined;
};

type OpenOptions = {
  /** Whether an SQLite file is checked for damage first. */
  checked?: boolean;
  /** Called if other users could read an SQLite file. */
  warn?: ((message: string) => void) | undefined;
};

/** Opens the store, creating or migrating it if needed. Throws StoreCorrupt or StoreUnavailable. */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: OpenOptions = {},
): Promise<OpenStore> {
  // Loaded on demand: each needs its own driver.
  if (databaseUrl) {
    const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
    return openPostgresStore(databaseUrl);
  }
  const { openSqliteStore } = await import("./sqlite/open-sqlite-store.ts");
  return openSqliteStore(dataDir, options);
}
