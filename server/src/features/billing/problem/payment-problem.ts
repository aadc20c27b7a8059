import type { PaymentProblem } from "@kalivo/contract/shapes/payment-problem.ts";
import { brusselsDay, periodLabel, periodOf, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { OwnPause } from "../../payer-stops/stops.queries.ts";
import type { ProblemRow } from "./problem.queries.ts";

type Method = { problem: ProblemRow | null; method_expires: PeriodId | null };

/** What an app shows of a payer's problem (rule 15). A card's expiry is a problem from its last month on. */
export function problemOnWire(
  { problem, method_expires }: Method,
  { now, contact }: { now: Date; contact: string },
): PaymentProblem | null {
  if (problem !== null) {
    const { next_attempt_at: next } = problem;
    return { ...problem, next_attempt_at: next === null ? null : new Date(next).toISOString(), contact };
  }
  if (method_expires === null || method_expires > periodOf(now)) return null;
  return { kind: "card-expiring", statement_id: null, action_url: null, next_attempt_at: null, contact };
}

/** Since when a payer has paused by their own choice, and the day on which that ends by itself. */
export const pausedOnWire = ({ own_pause: pause }: { own_pause: OwnPause | null }) => ({
  paused_since: pause === null ? null : new Date(pause.since).toISOString(),
  paused_until: pause === null || pause.until === null ? null : brusselsDay(new Date(pause.until)),
});

/** "2026-12": the last month of a card. */
export const expiresOnWire = ({ method_expires }: Pick<Method, "method_expires">): string | null =>
  method_expires === null ? null : periodLabel(method_expires);
