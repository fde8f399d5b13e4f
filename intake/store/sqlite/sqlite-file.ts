import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

export const SQLITE_FILE = "aldergate.sqlite";

const OWNER_ONLY = 0o600;

/**
 * Creates the database file with mode 0600. If SQLite created it, other users could read it, depending on the umask.
 * SQLite gives its -wal and -shm files the same mode.
 */
export function createOwnerOnly(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
}

/** Removes access for group and others, and returns the files whose mode was changed. */
export function restrictToOwner(paths: readonly string[]): string[] {
  const wide = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  for (const path of wide) chmodSync(path, OWNER_ONLY);
  return wide;
}
