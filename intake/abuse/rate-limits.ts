import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** At most `points` in any `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type RateLimitSettings = {
  /** Posts from one address, in a burst: nobody corrects a form that fast. */
  pace: RateLimit;
  /** Posts from one address, failed ones included. */
  tries: RateLimit;
  /** Messages taken from one sender's e-mail address. */
  accepted: RateLimit;
  /** Word pictures and recordings asked for from one address. */
  wordChecks: RateLimit;
};

export const DEFAULT_RATE_LIMITS: RateLimitSettings = {
  pace: { points: 6, seconds: 10 },
  tries: { points: 20, seconds: 600 },
  accepted: { points: 6, seconds: 3600 },
  wordChecks: { points: 60, seconds: 600 },
};

export type RateLimits = {
  /** Null, or the seconds to wait. */
  consume(limit: keyof RateLimitSettings, key: string): Promise<number | null>;
  /** Gives back what was consumed for something that did not happen. */
  refund(limit: keyof RateLimitSettings, key: string): Promise<void>;
  /** Forgets counts whose time is over. */
  sweep(): Promise<void>;
  close(): Promise<void>;
};

/** Counts in this process. Several processes on one database need limits that count there. */
export function createMemoryRateLimits(settings: RateLimitSettings): RateLimits {
  const limiters = forEachLimit((limit) => createMemoryLimiter(settings[limit]));
  return { ...countWith(limiters), sweep: async () => {}, close: async () => {} };
}

export const NO_RATE_LIMITS: RateLimits = {
  consume: async () => null,
  refund: async () => {},
  sweep: async () => {},
  close: async () => {},
};

type Limiters<Limiter> = Record<keyof RateLimitSettings, Limiter>;

export function forEachLimit<Limiter>(
  create: (limit: keyof RateLimitSettings) => Limiter,
): Limiters<Limiter> {
  return {
    pace: create("pace"),
    tries: create("tries"),
    accepted: create("accepted"),
    wordChecks: create("wordChecks"),
  };
}

export function createMemoryLimiter({ points, seconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

export function countWith(limiters: Limiters<RateLimiterAbstract>): Pick<RateLimits, "consume" | "refund"> {
  return {
    async consume(limit, key) {
      try {
        await limiters[limit].consume(key);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async refund(limit, key) {
      await limiters[limit].reward(key);
    },
  };
}
