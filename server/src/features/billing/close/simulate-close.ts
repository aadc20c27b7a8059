import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db } from "#server/db/client.ts";
import { closeInside, firstOpenMonth } from "./close-month.ts";
import { closeSummary, isClosed, payerMonths, type CloseSummary, type PayerMonth } from "./months.queries.ts";

export type Simulation =
  | { kind: "simulated" | "already-closed"; summary: CloseSummary; payers: readonly PayerMonth[] }
  | { kind: "unknown-month" };

/**
 * Computes the close and rolls it back: what it would do at `now` (rule 19), also for a month that is not over yet. Earlier
 * months that are still open are closed first in the simulation, as the product would.
 */
export async function simulateClose(db: Db, period: PeriodId, now: Date): Promise<Simulation> {
  if (await isClosed(db, period)) {
    return {
      kind: "already-closed",
      summary: await closeSummary(db, period),
      payers: await payerMonths(db, period),
    };
  }
  const first = await firstOpenMonth(db);
  if (first === null || period < first) return { kind: "unknown-month" };
  const transaction = await db.startTransaction().execute();
  try {
    for (let month = first; month <= period; month = nextPeriod(month))
      await closeInside(transaction, month, now);
    const summary = await closeSummary(transaction, period);
    return { kind: "simulated", summary, payers: await payerMonths(transaction, period) };
  } finally {
    await transaction.rollback().execute();
  }
}
