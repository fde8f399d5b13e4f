import type { RateLimitSettings, RateLimits } from "./rate-limits.ts";

/**
 * This many counts take about 10 MB. Beyond this number, the oldest are dropped, so that a flood of IP addresses can't exhaust
 * the memory.
 */
const MAX_COUNTS = 50_000;

/** Keeps the counts in the memory of this process. Processes that share a database use `createPostgresRateLimits`. */
export function createMemoryRateLimits(
  settings: RateLimitSettings,
  now: () => number = Date.now,
  maxCounts = MAX_COUNTS,
): RateLimits & { size(): number } {
  const counts = new Map<string, { points: number; expiresAt: number }>();

  function sweep() {
    for (const [key, { expiresAt }] of counts) if (expiresAt <= now()) counts.delete(key);
  }

  return {
    async consume(limit, name) {
      const { points, seconds } = settings[limit];
      const key = `${limit}:${name}`;
      let count = counts.get(key);
      if (!count || count.expiresAt <= now()) {
        count = { points: 0, expiresAt: now() + seconds * 1000 };
        // Deleting and adding the key moves it to the end of the Map, so the first entry is always the oldest.
        counts.delete(key);
        counts.set(key, count);
        const oldest = counts.keys().next().value;
        if (counts.size > maxCounts && oldest !== undefined) counts.delete(oldest);
      }
      count.points += 1;
      return count.points <= points ? null : Math.max(1, Math.ceil((count.expiresAt - now()) / 1000));
    },
    sweep: async () => sweep(),
    close: async () => {},
    size: () => counts.size,
  };
}
