import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";

/** A pledge's terms on the wire: euros per 100 kcal, and euros a month with 1000 for "no limit". */
export const termsOnWire = (rate: RateCents, cap: MonthlyCap) => ({
  rate_in_cents_per_kcal: rate / 100,
  monthly_max_in_euros: cap === "unlimited" ? UNLIMITED_EUROS : eurosFromCents(cap),
});
