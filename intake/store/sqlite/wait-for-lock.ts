import { setTimeout } from "node:timers/promises";
import { isBusy } from "./sqlite-errors.ts";

const PAUSE_MS = 20;

/** Waits for another process's lock without blocking this one, as SQLite's own busy timeout would. */
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
