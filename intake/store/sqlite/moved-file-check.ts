import { statSync } from "node:fs";
import type { Write } from "../store.ts";
import { StoreUnavailable } from "../store-errors.ts";

/**
 * SQLite keeps writing to a database file that was moved or deleted, and those messages would be missing after a restart. So
 * every write checks that the open file is still the one at the configured path.
 */
export function withMovedFileCheck(write: Write, path: string): Write {
  const opened = statSync(path).ino;
  function check() {
    if (statSync(path, { throwIfNoEntry: false })?.ino === opened) return;
    throw new StoreUnavailable(`${path}: the database was moved or removed while in use`);
  }
  return async (work, options) => {
    check();
    const result = await write(work, options);
    check();
    return result;
  };
}
