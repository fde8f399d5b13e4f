/** At most `points` events within `seconds`, counted from the first event. */
type RateLimit = { points: number; seconds: number };

/** For IPv6, an IP address means its /64. */
export type RateLimitSettings = {
  /** Bursts of posts from one IP address, faster than a person can correct a form and send it again. */
  pace: RateLimit;
  /** All posts from one IP address, including invalid ones. */
  tries: RateLimit;
  /** All posts from one IPv6 /48. */
  network: RateLimit;
  /** Messages from one email address. Those over the limit are stored, but get no confirmation email. */
  confirmations: RateLimit;
  /** Inquiries from one IP address. Those over the limit are stored as spam. */
  inquiries: RateLimit;
  /** CAPTCHA pictures and recordings requested from one IP address. */
  wordChecks: RateLimit;
};

type LimitName = keyof RateLimitSettings;

export const DEFAULT_RATE_LIMITS: RateLimitSettings = {
  pace: { points: 6, seconds: 10 },
  tries: { points: 20, seconds: 600 },
  network: { points: 100, seconds: 600 },
  confirmations: { points: 6, seconds: 3600 },
  inquiries: { points: 6, seconds: 3600 },
  wordChecks: { points: 60, seconds: 600 },
};

export type RateLimits = {
  /** Counts one event. Returns null, or the seconds to wait if the limit is exceeded. */
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
