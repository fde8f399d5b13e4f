import { createPool } from "../store/postgres/postgres-pool.ts";
import { createMemoryRateLimits } from "./memory-rate-limits.ts";
import type { RateLimitSettings, RateLimits } from "./rate-limits.ts";

/** A separate pool, so that counting a flood of requests does not use up the connections for storing messages. */
const POOL = { max: 4, connectTimeoutMs: 2000, durable: false };

const COUNT = `
  insert into rate_limits as counted (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when counted.expire <= $3 then 1 else counted.points + 1 end,
    expire = case when counted.expire <= $3 then excluded.expire else counted.expire end
  returning points, expire`;

type Place = { databaseUrl: string; hashKey: (key: string) => string };

/**
 * Keeps the counts in the database, shared by all processes. While the database is unreachable, each process counts in its
 * own memory.
 */
export function createPostgresRateLimits(
  settings: RateLimitSettings,
  { databaseUrl, hashKey }: Place,
): RateLimits {
  const pool = createPool(databaseUrl, POOL);
  const fallback = createMemoryRateLimits(settings);
  return {
    async consume(limit, name) {
      const { points, seconds } = settings[limit];
      const now = Date.now();
      const parameters = [`${limit}:${hashKey(name)}`, now + seconds * 1000, now];
      const counted = await pool
        .query<{ points: number; expire: number }>(COUNT, parameters)
        .catch(() => null);
      const count = counted?.rows[0];
      if (!count) return fallback.consume(limit, name);
      return count.points <= points ? null : Math.max(1, Math.ceil((count.expire - now) / 1000));
    },
    async sweep() {
      await fallback.sweep();
      await pool.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
    close: () => pool.end(),
  };
}
