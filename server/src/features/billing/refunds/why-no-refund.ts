import { REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { RefundFacts } from "./refunds.queries.ts";

const DAY_MS = 86_400_000;

export type RefundObstacle = {
  kind: "not-paid" | "under-way" | "disputed" | "nothing-left" | "too-late" | "one-a-year";
};
export type RefundRefusal =
  | RefundObstacle
  | { kind: "too-much"; most: Cents }
  /** Since the reader's page was loaded, this much was refunded; negative: this much came back. */
  | { kind: "changed"; refunded: Cents; left: Cents };

/** Until when a payer may request a refund of a charge on their own (rule 17). */
export const refundableUntil = (succeededAt: Date): Date =>
  new Date(succeededAt.getTime() + REFUND_DAYS * DAY_MS);

/** Null: a refund is allowed. An admin may at any time; a payer within 60 days and once a year. */
export function whyNoRefund(facts: RefundFacts, by: "payer" | "admin", now: Date): RefundObstacle | null {
  const { state, succeededAt, left } = facts;
  if (state !== "succeeded" || succeededAt === null) return { kind: "not-paid" };
  if (facts.underWay) return { kind: "under-way" };
  if (facts.disputed) return { kind: "disputed" };
  if (left === 0n) return { kind: "nothing-left" };
  if (by === "admin") return null;
  if (now > refundableUntil(succeededAt)) return { kind: "too-late" };
  return facts.askedThisYear ? { kind: "one-a-year" } : null;
}
