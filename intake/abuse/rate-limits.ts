/** At most `points` in `seconds`, counted from the first. */
type RateLimit = { points: number; seconds: number };

export type RateLimitSettings = {
  /** A burst of posts from one address, faster than a person corrects a form. */
  pace: RateLimit;
  /** Posts from one address, failed ones included. */
  tries: RateLimit;
  /** Posts from one /48 of IPv6. */
  network: RateLimit;
  /** Receipts mailed to one visitor. */
  receipts: RateLimit;
  /** Inquiries from one address; more than that are stored as spam. */
  inquiries: RateLimit;
  /** Word pictures and recordings asked for from one address. */
  wordChecks: RateLimit;
};

type LimitName = keyof RateLimitSettings;

export const DEFAULT_RATE_LIMITS: RateLimitSettings = {
  pace: { points: 6, seconds: 10 },
  tries: { points: 20, seconds: 600 },
  network: { points: 100, seconds: 600 },
  receipts: { points: 6, seconds: 3600 },
  inquiries: { points: 6, seconds: 3600 },
  wordChecks: { points: 60, seconds: 600 },
};

export type RateLimits = {
  /** Null, or the seconds to wait. */
  consume(limit: LimitName, key: string): Promise<number | null>;
  /** Removes expired counts. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export const NO_RATE_LIMITS: RateLimits = {
  consume: async () => null,
  sweep: async () => {},
  close: async () => {},
};
