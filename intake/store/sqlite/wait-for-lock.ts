import { setTimeout } from "node:timers/promises";
import { isBusy } from "./sqlite-errors.ts";

const PAUSE_MS = 20;

/** Waits for another process's lock. Unlike SQLite's busy timeout, it does not block this process. */
export async function waitForLock<Result>(
  patienceMs: number,
  attempt: () => Promise<Result>,
  mayRepeat: () => boolean = () => true,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRepeat() || !isBusy(error) || Date.now() > deadline) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}
