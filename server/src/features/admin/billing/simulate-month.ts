import type { AdminSimulation } from "@kalivo/contract/shapes/admin-billing.ts";
import { periodLabel, periodOf, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Db } from "#server/db/client.ts";
import { simulateClose } from "../../billing/close/simulate-close.ts";
import { namePayers } from "./billing.queries.ts";

const PAYERS_SHOWN = 200;

/** What the close of a month would do now, or did (rule 19). Null: it has not begun, or is before all workouts. */
export async function simulateMonth(db: Db, period: PeriodId, now: Date): Promise<AdminSimulation | null> {
  if (period > periodOf(now)) return null;
  const simulation = await simulateClose(db, period);
  if (simulation.kind === "unknown-month") return null;
  const { summary, payers } = simulation;
  const largest = payers.toSorted((a, b) => Number(b.due_cents - a.due_cents)).slice(0, PAYERS_SHOWN);
  const names = await namePayers(
    db,
    largest.map(({ payer_id }) => payer_id),
  );
  return {
    month: periodLabel(period),
    already_closed: simulation.kind === "already-closed",
    statements: summary.statements,
    to_charge: summary.to_charge,
    carried: summary.carried,
    waived: summary.waived,
    to_charge_in_euros: eurosFromCents(summary.charge_cents),
    payers_count: payers.length,
    payers: largest.flatMap(({ payer_id, lines, kcal, due_cents, before_cents, scaled, outcome }) => {
      const payer = names.get(payer_id);
      if (payer === undefined) return [];
      return [
        {
          ...payer,
          lines,
          kcal: Number(kcal),
          due_in_euros: eurosFromCents(due_cents),
          before_in_euros: eurosFromCents(before_cents),
          scaled,
          outcome,
        },
      ];
    }),
  };
}
