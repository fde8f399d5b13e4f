import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

const OWNER_ONLY = 0o600;

/** Creates the database file before SQLite does, which would follow the umask. Its log gets the same mode from SQLite. */
export function createOwnerOnly(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
}

/** Takes group's and others' rights away from files that have them, and returns those files. */
export function restrictToOwner(paths: readonly string[]): string[] {
  const wide = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  for (const path of wide) chmodSync(path, OWNER_ONLY);
  return wide;
}
