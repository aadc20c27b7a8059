import { MAX_RATE_CENTS, MIN_RATE_CENTS } from "../limits.ts";
import { centsFromEuros } from "../money/cents.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Whole cents per 100 kcal, 1 to 1000; numerically hundredths of a cent per kcal (rule 1). */
export type RateCents = number;

/** Why a typed rate is refused: a fraction of a cent, less than 0.01 €, more than 10 € per 100 kcal. */
export type RateRefusal = "rate_off_step" | "rate_too_low" | "rate_too_high";

/**
 * Reads a typed rate in euros per 100 kcal; 0 is the verb "stop" (specification §4.6; rule 3). Must be a multiple of 0.01,
 * so 0.001 is refused, not rounded.
 */
export function parseRate(euros: number): Result<RateCents | "stop", RateRefusal> {
  const cents = centsFromEuros(euros);
  if (cents === null) return refuse("rate_off_step");
  if (cents === 0n) return accept("stop");
  if (cents < BigInt(MIN_RATE_CENTS)) return refuse("rate_too_low");
  if (cents > BigInt(MAX_RATE_CENTS)) return refuse("rate_too_high");
  return accept(Number(cents));
}
