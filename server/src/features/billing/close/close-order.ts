import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { firstPeriodOfWorkouts, isComputed, lastComputedPeriod } from "./months.queries.ts";

export type OutOfOrder =
  /** Months close in order, because the amounts one month carries are charged with the next. */
  | { kind: "earlier-open"; period: PeriodId }
  /** Before billing began, or nothing was ever logged. */
  | { kind: "unknown-month" };

/** The month whose turn it is: the one after the last closed one, else the first that any workout belongs to. */
export async function firstOpenMonth(db: Queryable): Promise<PeriodId | null> {
  const last = await lastComputedPeriod(db);
  return last === null ? firstPeriodOfWorkouts(db) : nextPeriod(last);
}

/** Null: it is this month's turn, or it is closed already. */
export async function whyNotItsTurn(db: Queryable, period: PeriodId): Promise<OutOfOrder | null> {
  if (await isComputed(db, period)) return null;
  const first = await firstOpenMonth(db);
  if (first === null || period < first)
    return (await isComputed(db, period)) ? null : { kind: "unknown-month" }; // another close may just have ended
  return period > first ? { kind: "earlier-open", period: first } : null;
}
