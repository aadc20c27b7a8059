import { nextPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db } from "#server/db/client.ts";
import { firstOpenMonth } from "./close-order.ts";
import { decideMonth } from "./decide-month.ts";
import { readCarried } from "./lines.queries.ts";
import { isComputed } from "./months.queries.ts";
import { carryOver, readBefore, simulatedPayers, simulatedSummary } from "./simulated.queries.ts";
import { closeSummary, payerMonths, type CloseSummary, type PayerMonth } from "./summary.queries.ts";

export type Simulation =
  | { kind: "simulated" | "already-closed"; summary: CloseSummary; payers: readonly PayerMonth[] }
  | { kind: "unknown-month" };

/**
 * Decides a month as its close would (rule 19), also one that is not over yet, from what stands at one instant. It takes no
 * lock and writes no row but of temporary tables. Earlier months that are still open are simulated first, in order.
 */
export async function simulateClose(db: Db, period: PeriodId): Promise<Simulation> {
  if (await isComputed(db, period)) {
    return {
      kind: "already-closed",
      summary: await closeSummary(db, period),
      payers: await payerMonths(db, period),
    };
  }
  const first = await firstOpenMonth(db);
  if (first === null || period < first) return { kind: "unknown-month" };
  const transaction = await db.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    await readBefore(transaction, first);
    await readCarried(transaction);
    for (let month = first; month <= period; month = nextPeriod(month)) {
      if (month > first) await carryOver(transaction);
      await decideMonth(transaction, month);
    }
    const summary = await simulatedSummary(transaction);
    return { kind: "simulated", summary, payers: await simulatedPayers(transaction) };
  } finally {
    await transaction.rollback().execute();
  }
}
