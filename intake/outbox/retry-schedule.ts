const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** With the shortest pauses that chance allows, the last attempt is still more than 72 hours after the first. */
const MOST_ATTEMPTS = 32;

/**
 * How long to wait after so many failed attempts, or null to give up. Each pause is twice the one before, give or
 * take a fifth: what failed together must not come back together.
 */
export function pauseAfter(attempts: number, random: () => number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.8 + 0.4 * random()));
}
