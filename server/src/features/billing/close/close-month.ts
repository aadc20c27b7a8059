import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodOf, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import type { Services } from "../../../services.ts";
import {
  allocateLines,
  chooseOrganisations,
  closeSummary,
  decideStatements,
  ensurePeriod,
  lastClosedPeriod,
  lockPeriod,
  markComputed,
  oldestOpenInstant,
  openStatements,
  priceWorkouts,
  pullCarriedLines,
  scaleToCeilings,
  settleWorkouts,
  writeLines,
} from "./queries.ts";

export type CloseOutcome =
  | { kind: "closed"; workouts: number; lines: number; shares: number; summary: CloseSummary }
  | { kind: "already-closed"; summary: CloseSummary }
  | { kind: "too-early"; closesAt: Date };
export type CloseSummary = Awaited<ReturnType<typeof closeSummary>>;

/**
 * Closes a month (rule 6): settles its workouts and fixes every statement, in one transaction under the lock of the
 * period's row. Two at once: the second waits and finds it done. Killed in the middle: nothing happened.
 */
export async function closeMonth(db: Db, period: PeriodId, now: Date): Promise<CloseOutcome> {
  if (now < closesAt(period)) return { kind: "too-early", closesAt: closesAt(period) };
  return db.transaction().execute(async (transaction) => {
    await ensurePeriod(transaction, period);
    const { stage } = await lockPeriod(transaction, period);
    if (stage !== "open") return { kind: "already-closed", summary: await closeSummary(transaction, period) };
    const counts = await computeMonth(transaction, period, now);
    return { kind: "closed", ...counts, summary: await closeSummary(transaction, period) };
  });
}

/** The same computation, rolled back: what a close at `now` would do (rule 19). Also for a month not yet over. */
export async function simulateClose(db: Db, period: PeriodId, now: Date): Promise<CloseSummary> {
  const rolledBack = new Error("simulation");
  let summary: CloseSummary | null = null;
  await db
    .transaction()
    .execute(async (transaction) => {
      await ensurePeriod(transaction, period);
      const { stage } = await lockPeriod(transaction, period);
      if (stage === "open") await computeMonth(transaction, period, now);
      summary = await closeSummary(transaction, period);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  if (summary === null) throw new Error("the simulation ended without a summary");
  return summary;
}

async function computeMonth(db: Queryable, period: PeriodId, now: Date) {
  const workouts = await settleWorkouts(db, period);
  await priceWorkouts(db, period);
  await openStatements(db, period, now);
  const lines = await writeLines(db, period);
  await pullCarriedLines(db, period);
  await chooseOrganisations(db, period);
  await scaleToCeilings(db, period);
  const shares = await allocateLines(db, period);
  await decideStatements(db, period);
  await markComputed(db, period, now);
  return { workouts, lines, shares };
}

/** Due step: closes every month whose hour has come, in order, skipping none when the clock jumped. */
export async function closeDueMonths({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  for (const period of await periodsToClose(db, now)) {
    const outcome = await closeMonth(db, period, now);
    if (outcome.kind === "closed") log.info({ period, ...outcome.summary, charge_cents: undefined }, "closed the month");
  }
}

/** From the month after the last closed one (else the oldest open workout's) up to the last one that is due. */
async function periodsToClose(db: Db, now: Date): Promise<PeriodId[]> {
  const last = await lastClosedPeriod(db);
  const oldest = await oldestOpenInstant(db);
  if (last === null && oldest === null) return [];
  const due: PeriodId[] = [];
  let period = last !== null ? nextPeriod(last) : periodOf(oldest ?? now);
  while (closesAt(period) <= now) {
    due.push(period);
    period = nextPeriod(period);
  }
  return due;
}
