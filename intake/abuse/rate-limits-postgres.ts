import { createHmac, hkdfSync } from "node:crypto";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { createPool } from "../store/postgres/postgres-pool.ts";
import {
  countWith,
  createMemoryLimiter,
  forEachLimit,
  type RateLimitSettings,
  type RateLimits,
} from "./rate-limits.ts";

/** Connections of their own: a flood of tries must not keep messages waiting for one. */
const POOL = { max: 4, connectTimeoutMs: 2000, durable: false };

/**
 * Counts in the database, for all processes together. While the database is gone each process counts for itself, so
 * that the visitor still gets an answer with the text kept. Addresses are stored as hashes under a key.
 */
export function createPostgresRateLimits(
  settings: RateLimitSettings,
  { databaseUrl, secret }: { databaseUrl: string; secret: string },
): RateLimits {
  const pool = createPool(databaseUrl, POOL);
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "aldergate intake", "rate limit keys v1", 32));
  const hash = (key: string) => createHmac("sha256", hashKey).update(key).digest("base64url");
  const limiters = forEachLimit((limit) => {
    const { points, seconds } = settings[limit];
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit,
      points,
      duration: seconds,
      // Who is over the limit is refused from memory until the time is over. What is counted per sender can be given
      // back through another process, so there the database is asked every time.
      ...(limit !== "accepted" && { inMemoryBlockOnConsumed: points + 1 }),
      insuranceLimiter: createMemoryLimiter(settings[limit]),
    });
  });
  const { consume, refund } = countWith(limiters);
  return {
    consume: (limit, key) => consume(limit, hash(key)),
    refund: (limit, key) => refund(limit, hash(key)),
    async sweep() {
      await pool.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
    close: () => pool.end(),
  };
}
