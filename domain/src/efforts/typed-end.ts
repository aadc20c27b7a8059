import { closesAt } from "../billing/calendar.ts";
import { periodOf, periodStart, previousPeriod, startOfBrusselsDay } from "../billing/month.ts";
import { HEALTH_SYNC_AHEAD_MINUTES, HEALTH_SYNC_DAYS } from "../limits.ts";

/** Why a typed workout cannot have ended then. */
export type WrongEnd = "in_the_future" | "too_long_ago" | "month_closed";

/**
 * A manual workout is priced by its end (rule 7): any instant of the last 30 days in Brussels that is not in a closed month
 * or the future. A clock slightly ahead is taken as now. `closedUntil`: the first instant after the last closed month; null:
 * none was closed yet.
 */
export function typedEnd(
  end: Date,
  { now, closedUntil }: { now: Date; closedUntil: Date | null },
): { end: Date } | { wrong: WrongEnd } {
  if (end.getTime() > now.getTime() + HEALTH_SYNC_AHEAD_MINUTES * MINUTE_MS)
    return { wrong: "in_the_future" };
  if (end < longAgo(now)) return { wrong: "too_long_ago" };
  if (closedUntil !== null && end < closedUntil) return { wrong: "month_closed" };
  return { end: end > now ? now : end };
}

/** The earliest end that a form offers: the month before counts as closed from its hour on. */
export function earliestTypedEnd(now: Date): Date {
  const period = periodOf(now);
  const open = now < closesAt(previousPeriod(period)) ? previousPeriod(period) : period;
  return new Date(Math.max(longAgo(now).getTime(), periodStart(open).getTime()));
}

const longAgo = (now: Date): Date =>
  startOfBrusselsDay(new Date(now.getTime() - HEALTH_SYNC_DAYS * 24 * 60 * MINUTE_MS));

const MINUTE_MS = 60_000;
