import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodOf, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { decideStatements, writeCharges, writeStatements } from "./decisions.queries.ts";
import {
  computeLines,
  dropClosingTables,
  priceWorkouts,
  settleWorkouts,
  writeLines,
} from "./lines.queries.ts";
import {
  closeSummary,
  ensurePeriod,
  isClosed,
  lastClosedPeriod,
  lockAllWorkouts,
  lockPeriod,
  markComputed,
  oldestOpenInstant,
  refreshStatistics,
  type CloseSummary,
} from "./months.queries.ts";
import { allocateLines, chooseOrganisations, scaleToCeilings } from "./shares.queries.ts";

export type CloseRefusal =
  | { kind: "too-early"; closesAt: Date }
  /** Months close in order, because the amounts one month carries are charged with the next. */
  | { kind: "earlier-open"; period: PeriodId }
  /** Before billing began, or nothing was ever logged. */
  | { kind: "unknown-month" };
export type CloseOutcome =
  | { kind: "closed"; workouts: number; lines: number; shares: number; summary: CloseSummary }
  | { kind: "already-closed"; summary: CloseSummary }
  | CloseRefusal;

/**
 * Closes a month (rule 6): settles its workouts and fixes every statement, in one transaction under the lock of the period's
 * row. A concurrent close waits and finds it done; a crash rolls everything back.
 */
export async function closeMonth(db: Db, period: PeriodId, now: Date): Promise<CloseOutcome> {
  if (now < closesAt(period)) return { kind: "too-early", closesAt: closesAt(period) };
  const refused = await refusalToClose(db, period);
  if (refused !== null) return refused;
  const outcome = await db.transaction().execute((transaction) => closeInside(transaction, period, now));
  if (outcome.kind === "closed") await refreshStatistics(db);
  return outcome;
}

/** The close itself, in the caller's transaction; `closeMonth` has checked that it is this month's turn. */
export async function closeInside(
  transaction: Queryable,
  period: PeriodId,
  now: Date,
): Promise<Extract<CloseOutcome, { summary: CloseSummary }>> {
  await ensurePeriod(transaction, period);
  const { stage } = await lockPeriod(transaction, period);
  if (stage !== "open") return { kind: "already-closed", summary: await closeSummary(transaction, period) };
  const counts = await computeMonth(transaction, period, now);
  return { kind: "closed", ...counts, summary: await closeSummary(transaction, period) };
}

async function computeMonth(db: Queryable, period: PeriodId, now: Date) {
  await lockAllWorkouts(db);
  const workouts = await settleWorkouts(db, period);
  await priceWorkouts(db, period);
  await computeLines(db);
  await chooseOrganisations(db);
  await scaleToCeilings(db);
  await decideStatements(db);

  await writeStatements(db, period, now);
  const lines = await writeLines(db, period);
  const shares = await allocateLines(db);
  await writeCharges(db, period);
  await markComputed(db, period, now);
  await dropClosingTables(db);
  return { workouts, lines, shares };
}

async function refusalToClose(db: Db, period: PeriodId): Promise<CloseRefusal | null> {
  if (await isClosed(db, period)) return null;
  const first = await firstOpenMonth(db);
  if (first === null || period < first)
    return (await isClosed(db, period)) ? null : { kind: "unknown-month" }; // another close may just have ended
  return period > first ? { kind: "earlier-open", period: first } : null;
}

/** The month whose turn it is: the one after the last closed one, else that of the oldest workout. */
export async function firstOpenMonth(db: Queryable): Promise<PeriodId | null> {
  const last = await lastClosedPeriod(db);
  if (last !== null) return nextPeriod(last);
  const oldest = await oldestOpenInstant(db);
  return oldest === null ? null : periodOf(oldest);
}

/** Due step: closes every month whose hour has come, in order, skipping none when the clock jumped. */
export async function closeDueMonths({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  const first = await firstOpenMonth(db);
  if (first === null) return;
  for (let period = first; closesAt(period) <= now; period = nextPeriod(period)) {
    const outcome = await closeMonth(db, period, now);
    if (outcome.kind === "closed")
      log.info({ period, ...outcome.summary, charge_cents: undefined }, "closed the month");
  }
}
