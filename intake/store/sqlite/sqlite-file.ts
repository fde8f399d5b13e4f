import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

export const SQLITE_FILE = "aldergate.sqlite";

const OWNER_ONLY = 0o600;

/**
 * Creates the database file with mode 0600, and removes other users' access to its files. If SQLite created it, they could
 * read it, depending on the umask. SQLite gives its -wal and -shm files the same mode.
 */
export function restrictToOwner(path: string, warn: (message: string) => void): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) continue;
    chmodSync(file, OWNER_ONLY);
    warn(`${file} was accessible to other users. Its mode is now 0600.`);
  }
}
