import type { Cents } from "../money/cents.ts";
import { periodEnd, periodOf, periodStart } from "./month.ts";

/** Before this much of a month has passed, there is no forecast. */
const FIRST_DAYS_MS = 3 * 24 * 3_600_000;

/**
 * The forecast of a running month at its present pace, floored to the cent and never above `most`; null in its first 3 days.
 * `late`: what of `soFar` is for effort of earlier months (rule 6), which comes once and is no pace. An estimate for the
 * payer: nothing is ever charged from it.
 */
export function forecastMonth(
  { soFar, late }: { soFar: Cents; late: Cents },
  most: Cents,
  now: Date,
): Cents | null {
  const period = periodOf(now);
  const start = periodStart(period).getTime();
  const passed = now.getTime() - start;
  if (passed < FIRST_DAYS_MS) return null;
  const whole = periodEnd(period).getTime() - start;
  const own = late < soFar ? soFar - late : 0n;
  const atThisPace = soFar - own + (own * BigInt(whole)) / BigInt(passed);
  return atThisPace < most ? atThisPace : most;
}
