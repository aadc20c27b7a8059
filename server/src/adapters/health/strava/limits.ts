import type { Clock } from "../../clock/port.ts";
import { SourceError } from "../port.ts";

type Span = "short" | "day";
type Window = { used: number; limit: number; ends: Date };

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const NAMES = ["ratelimit", "readratelimit"] as const;
const SPANS = ["short", "day"] as const satisfies readonly Span[];

/** Strava's windows begin at :00, :15, :30, :45 and at 00:00 UTC, whenever the first request was. */
const endOf = (span: Span, now: Date): Date => {
  const length = span === "short" ? QUARTER_MS : DAY_MS;
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
};

const latest = (dates: readonly Date[], otherwise: Date) =>
  dates.reduce((one, other) => (other > one ? other : one), otherwise);

/** Strava's rate limits, from the headers of its answers (workouts §1.1); no request is made once they are reached. */
export function stravaLimits(clock: Clock) {
  const windows = new Map<string, Window>();
  const full = (now: Date) =>
    [...windows.values()].filter(({ used, limit, ends }) => ends > now && used >= limit);
  return {
    /** To be called before a request. @throws SourceError rate_limited */
    spend: () => {
      const now = clock.now();
      const reached = full(now);
      if (reached.length > 0) {
        const retryAt = latest(
          reached.map(({ ends }) => ends),
          now,
        );
        throw new SourceError({ kind: "rate_limited", retryAt });
      }
      for (const window of windows.values()) window.used += 1; // until the answer's headers have the actual number
    },
    note: (headers: Headers) => {
      const now = clock.now();
      for (const name of NAMES) {
        const limits = numbers(headers.get(`x-${name}-limit`));
        const usage = numbers(headers.get(`x-${name}-usage`));
        for (const [index, span] of SPANS.entries()) {
          const [limit, used] = [limits[index], usage[index]];
          if (limit !== undefined && used !== undefined)
            windows.set(`${name} ${span}`, { limit, used, ends: endOf(span, now) });
        }
      }
    },
    /** After a 429: the end of the full window, or else of the short one. */
    retryAt: (): Date => {
      const now = clock.now();
      return latest(
        full(now).map(({ ends }) => ends),
        endOf("short", now),
      );
    },
  };
}

export type StravaLimits = ReturnType<typeof stravaLimits>;

const numbers = (header: string | null): number[] =>
  header === null ? [] : header.split(",").map(Number).filter(Number.isFinite);
