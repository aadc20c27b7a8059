import { MIN_LIMIT_EUROS, UNLIMITED_EUROS } from "../limits.ts";
import { type Cents, centsFromEuros } from "../money/cents.ts";
import { accept, refuse, type Result } from "../result.ts";

/** The most a pledge may cost in one month (wire: limit, monthly_max_in_euros). */
export type MonthlyCap = Cents | "unlimited";

/** Why a typed limit is refused: a fraction of a cent, or less than 1 €. */
export type CapRefusal = "limit_off_step" | "limit_too_low";

/** Reads a monthly limit in euros; 1000 or more means no limit (specification §3.3; rule 2). */
export function parseCap(euros: number): Result<MonthlyCap, CapRefusal> {
  if (!Number.isFinite(euros)) return refuse("limit_off_step");
  if (euros >= UNLIMITED_EUROS) return accept("unlimited");
  if (euros < MIN_LIMIT_EUROS) return refuse("limit_too_low");
  const cents = centsFromEuros(euros);
  return cents === null ? refuse("limit_off_step") : accept(cents);
}
