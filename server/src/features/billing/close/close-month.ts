import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { gaveWay } from "#server/db/error-code.ts";
import type { Services } from "#server/services.ts";
import { firstOpenMonth, whyNotItsTurn, type OutOfOrder } from "./close-order.ts";
import { decideMonth } from "./decide-month.ts";
import { writeCharges, writeStatements } from "./decisions.queries.ts";
import { dropClosingTables, readCarried, writeLines } from "./lines.queries.ts";
import { isSettled, lockPeriod, markComputed, refreshStatistics } from "./months.queries.ts";
import { allocateLines } from "./shares.queries.ts";
import { closeSummary, type CloseSummary } from "./summary.queries.ts";
import { turnOver, turnOverInside } from "./turn-over.ts";

export type CloseRefusal = { kind: "too-early"; closesAt: Date } | OutOfOrder;
type Closed = { kind: "closed"; workouts: number; lines: number; shares: number; summary: CloseSummary };
type AlreadyClosed = { kind: "already-closed"; summary: CloseSummary };
export type CloseOutcome = Closed | AlreadyClosed | CloseRefusal;

/**
 * Closes a month (rule 6) in two transactions (decision 68). The first turns it over within milliseconds: it takes no
 * workouts any more. The second fixes every statement from what then belongs to it, as it stands at one instant, while
 * workouts are saved into the next month. A crash leaves the month turned over and nothing written, and the next close goes
 * on from there. A concurrent close waits and finds it done.
 */
export async function closeMonth(db: Db, period: PeriodId, now: Date): Promise<CloseOutcome> {
  if (now < closesAt(period)) return { kind: "too-early", closesAt: closesAt(period) };
  const isOver = await isSettled(db, period);
  const refused = isOver ? await whyNotItsTurn(db, period) : await turnOver(db, period);
  if (refused !== null) return refused;
  const outcome = await compute(db, period, now);
  if (outcome.kind === "closed") await refreshStatistics(db);
  return outcome;
}

/** The whole close in the caller's transaction, whichever month's turn it is. */
export async function closeInside(transaction: Queryable, period: PeriodId, now: Date) {
  await turnOverInside(transaction, period);
  return computeInside(transaction, period, now);
}

/** Of a close that gave way to a concurrent one, or to a change. */
const TRIES = 3;

/**
 * A close that waited for a concurrent one sees an instant before that ended, and one that changes a closed month's line may
 * give way to somebody else: it begins again, and sees the books at another instant.
 */
async function compute(db: Db, period: PeriodId, now: Date): Promise<Closed | AlreadyClosed> {
  for (let tries = 1; ; tries++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((transaction) => computeInside(transaction, period, now));
    } catch (error) {
      if (!gaveWay(error) || tries === TRIES) throw error;
    }
  }
}

async function computeInside(db: Queryable, period: PeriodId, now: Date): Promise<Closed | AlreadyClosed> {
  const { stage } = await lockPeriod(db, period);
  if (stage !== "computing") return { kind: "already-closed", summary: await closeSummary(db, period) };
  await readCarried(db);
  const workouts = await decideMonth(db, period);
  await writeStatements(db, period, now);
  const lines = await writeLines(db, period);
  const shares = await allocateLines(db);
  await writeCharges(db, period);
  await markComputed(db, period, now);
  await dropClosingTables(db);
  return { kind: "closed", workouts, lines, shares, summary: await closeSummary(db, period) };
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
