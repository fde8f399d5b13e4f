import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";

const OWNER_ONLY = 0o600;

/** Creates the database file before SQLite, which would use the umask. SQLite gives its log the same mode. */
export function createOwnerOnly(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
}

/** Removes the permissions of group and others, and returns the files that had any. */
export function restrictToOwner(paths: readonly string[]): string[] {
  const wide = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  for (const path of wide) chmodSync(path, OWNER_ONLY);
  return wide;
}
