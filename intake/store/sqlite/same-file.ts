import { statSync } from "node:fs";
import type { Write } from "../store.ts";
import { StoreUnavailable } from "../store-errors.ts";

/**
 * SQLite goes on writing to a file that somebody has moved or removed, and what it takes then is lost at the next
 * start. So nothing is called written unless the open file is still the one that a start would find.
 */
export function inSameFile(write: Write, path: string): Write {
  const opened = statSync(path).ino;
  function check() {
    if (statSync(path, { throwIfNoEntry: false })?.ino === opened) return;
    throw new StoreUnavailable(`${path}: the database was moved or removed while in use`);
  }
  return async (work) => {
    check();
    const result = await write(work);
    check();
    return result;
  };
}
