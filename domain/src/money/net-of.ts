import type { Cents } from "./cents.ts";

/**
 * The organisations' part of a charge of which this much still counts as given: that part of the charge less the provider's
 * fee, floored once, and at least 0: a fee above the charge is the association's loss. Recomputed after each refund, dispute
 * and late fee, so that their order does not matter.
 */
export function netOf(
  charge: { readonly amount_cents: Cents; readonly fee_cents: Cents | null },
  given: Cents,
): Cents {
  const net = charge.amount_cents - (charge.fee_cents ?? 0n);
  if (charge.amount_cents === 0n || net <= 0n) return 0n;
  return (net * given) / charge.amount_cents;
}
