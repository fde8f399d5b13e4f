const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** Even with the shortest random pauses, the last attempt is more than 72 hours after the first. */
const MOST_ATTEMPTS = 32;

/**
 * The pause after this many failed attempts, or null to give up. Pauses double until they reach four hours. Each varies
 * randomly by up to 20%, so that deliveries that failed together are not all retried at the same time.
 */
export function pauseAfter(attempts: number, random: () => number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(pause * (0.8 + 0.4 * random()));
}
