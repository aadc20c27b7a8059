import { monthAhead, PLAN_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import type { Day } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../db/client.ts";
import { endPledge, planVersion, takePlanBack } from "./pledges.queries.ts";
import { runningPledge, type RunningPledge, type Terms } from "./running-pledges.queries.ts";
import { startPledge } from "./start-pledge.ts";

export type PlanRefusal = "nothing-to-plan" | "no-month-ahead";
type Planned = { running: RunningPledge | null; terms: Terms; from: Day };

/**
 * From the start of a month ahead a running pledge has other terms (decision 56). A pledge has one such plan: a new one
 * takes the place of the one before, and to plan the terms that run is to plan nothing.
 */
export async function planChange(
  tx: Queryable,
  { running, terms, from }: Planned,
  now: Date,
): Promise<Result<"planned" | "plan-taken-back" | "unchanged", { kind: PlanRefusal }>> {
  const begins = monthAhead(from, now, PLAN_MONTHS);
  if (begins === null) return refuse({ kind: "no-month-ahead" });
  if (running === null) return refuse({ kind: "nothing-to-plan" });
  const unplanned = await takePlanBack(tx, running);
  if (isSame(running, terms)) return accept(running.next === null ? "unchanged" : "plan-taken-back");
  await planVersion(tx, unplanned, { ...terms, from: begins, at: now });
  return accept("planned");
}

type Change = { running: RunningPledge; terms: Terms; forgetPlan: boolean };

/** At once. What was planned stays planned, unless it is to be forgotten or the new terms are those already. */
export async function changePledge(
  tx: Queryable,
  { running, terms, forgetPlan }: Change,
  now: Date,
): Promise<"changed" | "unchanged" | "plan-taken-back"> {
  const { next, payerId, burnerId, byBurner } = running;
  const changes = !isSame(running, terms);
  if (!changes && (next === null || !forgetPlan)) return "unchanged";
  const unplanned = await takePlanBack(tx, running);
  if (!changes) return "plan-taken-back";
  await endPledge(tx, unplanned, now);
  await startPledge(tx, { payerId, burnerId, ...terms, codeId: null, byBurner, at: now }, unplanned);
  const changed = await runningPledge(tx, payerId, burnerId, now);
  if (changed !== null && next !== null && !forgetPlan && !isSame(changed, next))
    await planVersion(tx, changed, { ...next, at: now });
  return "changed";
}

const isSame = (a: Terms, b: Terms): boolean =>
  a.rateCents === b.rateCents && a.cap === b.cap && a.syncedOnly === b.syncedOnly;
