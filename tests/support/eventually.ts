import { setTimeout } from "node:timers/promises";

const PAUSE_MS = 50;

/** Waits until it is true. It decides by what it sees, not by the clock; the limit is there to end a failed test. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  for (const deadline = Date.now() + limitMs; !(await condition()); await setTimeout(PAUSE_MS)) {
    if (Date.now() > deadline)
      throw new Error(`It did not come true within ${limitMs / 1000} s: ${condition}`);
  }
}
