import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { types, type Pool, type QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { TraceKind, Traces } from "./traces.ts";
import { refusal, type Refused } from "./refusal.ts";

/**
 * Keys are stored as hashes, so they may have any content and length. What forgives (`giveBack`, `remember`, `reset`) never fails:
 * it comes after something was done, and a count that stays too high ends with its window.
 */
export type RateLimit = {
  /** Counts one try, or its cost; a refusal once the key is over its limit. */
  consume: (key: string, points?: number) => Promise<Refused | null>;
  /** Whether the key is over its limit, without counting. */
  check: (key: string) => Promise<Refused | null>;
  /** Gives one counted try back. */
  giveBack: (key: string) => Promise<void>;
  /** The tries counted in the running window. */
  count: (key: string) => Promise<number>;
  /** Counts one try and restarts the window. */
  remember: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

/** `trace` is recorded with a refusal; null: nothing, because the caller records it. */
export type RateLimits = (
  name: string,
  points: number,
  perSeconds: number,
  trace?: TraceKind | null,
) => RateLimit;

/**
 * Counters in PostgreSQL, shared by all processes. Keyed with `secret`, so that addresses cannot be guessed from their
 * hashes.
 */
export const rateLimits =
  (
    pool: Pool,
    secret: Buffer,
    { traces, log }: { traces: Pick<Traces, "record">; log: Pick<FastifyBaseLogger, "warn"> },
  ): RateLimits =>
  (name, points, perSeconds, trace = "limit_refused") => {
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (query: QueryConfig) => pool.query({ ...query, types }) }, // the library cannot add to a bigint
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: perSeconds,
    });
    const kept = (key: string) => createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url");
    const forgive = async (forgiven: Promise<unknown>): Promise<void> => {
      try {
        await forgiven;
      } catch (error) {
        log.warn({ err: error, limit: name }, "a limit could not be eased");
      }
    };
    const refused = (state: RateLimiterRes) => {
      if (trace !== null) traces.record(trace);
      return tooMany(state);
    };
    return {
      consume: async (key, cost = 1) => {
        try {
          await limiter.consume(kept(key), cost);
          return null;
        } catch (error) {
          if (error instanceof RateLimiterRes) return refused(error);
          throw error;
        }
      },
      check: async (key) => {
        const state = await limiter.get(kept(key));
        return state !== null && state.consumedPoints >= points && state.msBeforeNext > 0
          ? refused(state)
          : null;
      },
      giveBack: (key) => forgive(limiter.reward(kept(key))),
      count: async (key) => {
        const state = await limiter.get(kept(key));
        return state === null || state.msBeforeNext <= 0 ? 0 : state.consumedPoints;
      },
      remember: (key) => forgive(limiter.set(kept(key), 1, perSeconds)),
      reset: (key) => forgive(limiter.delete(kept(key))),
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
