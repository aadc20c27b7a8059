import { type Cents } from "../money/cents.ts";
import type { MonthlyCap } from "../pledges/monthly-cap.ts";
import { owed, unitsOf } from "./owed.ts";
import { capOfPeriod, type PledgeVersion, versionAt } from "./pledge-version.ts";
import type { RateCents } from "../pledges/rate.ts";
import { lateLimit } from "../billing/calendar.ts";
import type { PayerFact, WorkoutFact } from "./month-facts.ts";
import { type PeriodId, periodEnd } from "../billing/month.ts";

/** What one pledge costs for one period, recomputable by hand (rule 8). */
export interface PricedLine {
  readonly kcal: bigint;
  /** One part per rate that applied, lowest rate first; Σ kcal × rate = rawUnits. */
  readonly parts: readonly { readonly rateCents: RateCents; readonly kcal: bigint }[];
  /** In 1/100 cent. */
  readonly rawUnits: bigint;
  readonly cap: MonthlyCap;
  /** rawUnits rounded down once to cents, then capped. */
  readonly computed: Cents;
}

/**
 * Whether the close of a period settles a workout (rule 6): not yet settled, not held, and it ended before the
 * period's end and at most 35 days before its start. Late ones of earlier months are settled like those of the month.
 */
export function isSettledBy(period: PeriodId, workout: WorkoutFact): boolean {
  const { endAt, alreadySettled, held } = workout;
  return !alreadySettled && !held && endAt >= lateLimit(period) && endAt < periodEnd(period);
}

/**
 * Prices the settled workouts of one burner for one payer (rules 1, 2, 7, 20b). A workout counts only if it ended while the
 * pledge ran, after the payer's method was saved, and while the payer was not stopped (rule 42); for a synced-only pledge,
 * only if synced. Null when no kcal count: then there is no line.
 */
export function priceLine(
  period: PeriodId,
  payer: PayerFact,
  versions: readonly PledgeVersion[],
  settled: readonly WorkoutFact[],
): PricedLine | null {
  const kcalByRate = new Map<RateCents, bigint>();
  for (const { endAt, kcal, synced } of settled) {
    const version = countsFor(payer, endAt) ? versionAt(versions, endAt) : null;
    if (version === null || kcal <= 0 || (version.syncedOnly && !synced)) continue;
    kcalByRate.set(version.rateCents, (kcalByRate.get(version.rateCents) ?? 0n) + BigInt(kcal));
  }

  const cap = capOfPeriod(versions, period);
  if (cap === null || kcalByRate.size === 0) return null;

  const parts = [...kcalByRate]
    .map(([rateCents, kcal]) => ({ rateCents, kcal }))
    .toSorted((a, b) => a.rateCents - b.rateCents);
  const kcal = parts.reduce((sum, part) => sum + part.kcal, 0n);
  const rawUnits = parts.reduce((sum, part) => sum + unitsOf(part.kcal, part.rateCents), 0n);
  return { kcal, parts, rawUnits, cap, computed: owed(rawUnits, cap) };
}

function countsFor({ methodSince, stops }: PayerFact, endAt: Date): boolean {
  if (methodSince === null || endAt <= methodSince) return false;
  return stops.every(({ from, until }) => endAt < from || (until !== null && endAt >= until));
}
