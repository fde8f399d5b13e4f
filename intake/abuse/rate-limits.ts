import { hash } from "node:crypto";

/** At most `points` events within `seconds`, counted from the first event. */
type RateLimit = { points: number; seconds: number };

/** For IPv6, an IP address means its /64. */
export type RateLimitSettings = {
  /** All posts from one IP address, including invalid ones. */
  tries: RateLimit;
  /** Confirmation emails to one address. Messages over this limit or the next are stored and sent to staff as usual. */
  confirmations: RateLimit;
  /** Confirmation emails to all addresses together, in case many networks enter the addresses of strangers. */
  allConfirmations: RateLimit;
  /** Inquiries from one IP address. Those over the limit are delivered as suspicious. */
  inquiries: RateLimit;
  /** CAPTCHA pictures and recordings requested from one IP address. */
  wordChecks: RateLimit;
};

type LimitName = keyof RateLimitSettings;

export const DEFAULT_RATE_LIMITS: RateLimitSettings = {
  tries: { points: 20, seconds: 600 },
  confirmations: { points: 6, seconds: 3600 },
  allConfirmations: { points: 100, seconds: 3600 },
  inquiries: { points: 6, seconds: 3600 },
  wordChecks: { points: 60, seconds: 600 },
};

export type RateLimits = {
  /**
   * Counts one event. Returns null, or the seconds to wait if the limit is exceeded. `onExceeded` is called once for each
   * period in which that happens.
   */
  consume(limit: LimitName, key: string, onExceeded?: () => void): number | null;
  /** Removes expired counts. */
  sweep(): void;
};

export const NO_RATE_LIMITS: RateLimits = { consume: () => null, sweep() {} };

/**
 * This many counts take about 10 MB. Beyond this number, the oldest are dropped, so that a flood of IP addresses can't exhaust
 * the memory.
 */
const MAX_COUNTS = 50_000;

/** Keeps the counts in the memory of this process. */
export function createRateLimits(
  settings: RateLimitSettings,
  now: () => number = Date.now,
  maxCounts = MAX_COUNTS,
): RateLimits & { size(): number } {
  const counts = new Map<string, { points: number; expiresAt: number }>();

  return {
    consume(limit, name, onExceeded) {
      const { points, seconds } = settings[limit];
      // A hash, so that a long name takes no more memory than a short one.
      const key = hash("sha256", `${limit}:${name}`, "base64");
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
      if (count.points === points + 1) onExceeded?.();
      return count.points <= points ? null : Math.max(1, Math.ceil((count.expiresAt - now()) / 1000));
    },
    sweep() {
      for (const [key, { expiresAt }] of counts) if (expiresAt <= now()) counts.delete(key);
    },
    size: () => counts.size,
  };
}
