import type { Cents } from "../money/cents.ts";
import type { MonthlyCap } from "../pledges/monthly-cap.ts";
import type { RateCents } from "../pledges/rate.ts";

/** What kcal cost at a rate, exactly, in units of 1/100 cent (rule 1). */
export function unitsOf(kcal: bigint, rate: RateCents): bigint {
  return kcal * BigInt(rate);
}

/**
 * What a pledge owes for a month from its Σ kcal × rate (in 1/100 cent): rounded down once to cents,
 * then capped (rule 1). A donor never pays for a fraction of a cent.
 */
export function owed(units: bigint, cap: MonthlyCap): Cents {
  return applyCap(units / UNITS_PER_CENT, cap);
}

/** The amount, or the cap where that is less. Kcal over the cap earn nothing and never roll over. */
export function applyCap(amount: Cents, cap: MonthlyCap): Cents {
  return cap === "unlimited" || amount < cap ? amount : cap;
}

const UNITS_PER_CENT = 100n;
