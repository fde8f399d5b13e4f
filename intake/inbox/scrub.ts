import { setTimeout } from "node:timers/promises";
import type { Connection } from "../store/store.ts";

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

/** Removes deleted rows from the disk. Returns a sentence that says what is left, if something is. */
export async function scrub({ dialect, removeDeletedBytes }: Connection): Promise<string | null> {
  if (dialect === "postgres") {
    return removeDeletedBytes().then(
      () => null,
      (error: Error) =>
        `The space of the erased rows was not freed (${error.message}). PostgreSQL does that later.`,
    );
  }
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await setTimeout(PAUSE_MS)) {
    if (await removeDeletedBytes()) return null;
  }
  return "Erased data is still in the database's write-ahead log, because another process kept using the log. When that process has finished, a running server empties the log within five minutes.";
}
