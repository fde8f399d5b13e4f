import { setTimeout } from "node:timers/promises";

const PAUSE_MS = 50;

/** Waits until the condition is true. Throws after the time limit. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  for (const deadline = Date.now() + limitMs; !(await condition()); await setTimeout(PAUSE_MS)) {
    if (Date.now() > deadline) throw new Error(`Still false after ${limitMs / 1000} s: ${condition}`);
  }
}
