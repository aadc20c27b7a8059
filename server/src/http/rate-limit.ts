import { types, type Pool, type QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { refusal, type Refused } from "./refusal.ts";

export type RateLimit = {
  /** Counts one try, or what it cost; a refusal once the key is over its points. */
  consume: (key: string, points?: number) => Promise<Refused | null>;
  /** Whether the key is already over, without counting. */
  check: (key: string) => Promise<Refused | null>;
  reset: (key: string) => Promise<void>;
};

export type RateLimits = (name: string, points: number, perSeconds: number) => RateLimit;

/** Counters in PostgreSQL: they hold across processes. */
export const rateLimits =
  (pool: Pool): RateLimits =>
  (name, points, perSeconds) => {
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (query: QueryConfig) => pool.query({ ...query, types }) }, // it cannot add to a bigint
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: perSeconds,
    });
    return {
      consume: async (key, cost = 1) => {
        try {
          await limiter.consume(key, cost);
          return null;
        } catch (error) {
          if (error instanceof RateLimiterRes) return tooMany(error);
          throw error;
        }
      },
      check: async (key) => {
        const state = await limiter.get(key);
        return state !== null && state.consumedPoints >= points && state.msBeforeNext > 0
          ? tooMany(state)
          : null;
      },
      reset: async (key) => {
        await limiter.delete(key);
      },
    };
  };

function tooMany(state: RateLimiterRes): Refused {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return refusal(
    429,
    ({ request }) =>
      request.tooMany(seconds < 90 ? request.seconds(seconds) : request.minutes(Math.ceil(seconds / 60))),
    { headers: { "retry-after": String(seconds) } },
  );
}
