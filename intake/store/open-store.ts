import type { OpenStore } from "./store.ts";

export type StorePlace = {
  /** The folder of the SQLite database, used when no `databaseUrl` is given. */
  dataDir: string;
  /** A PostgreSQL database, such as postgres://user:password@host:5432/name. */
  databaseUrl?: string | undefined;
};

type OpenOptions = {
  /** Whether an SQLite file is looked through for damage first. */
  checked?: boolean;
  /** Hears of an SQLite file that other users could read. */
  warn?: ((message: string) => void) | undefined;
};

/** Opens the store, making it or bringing it up to date. Throws StoreCorrupt or StoreUnavailable. */
export async function openStore(
  { dataDir, databaseUrl }: StorePlace,
  options: OpenOptions = {},
): Promise<OpenStore> {
  // Each loads a driver that the other does without.
  if (databaseUrl) {
    const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
    return openPostgresStore(databaseUrl);
  }
  const { openSqliteStore } = await import("./sqlite/open-sqlite-store.ts");
  return openSqliteStore(dataDir, options);
}
