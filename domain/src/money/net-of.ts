import type { Cents } from "./cents.ts";

/**
 * What organisations hold of a charge of which so much still counts as given: its part of the charge less the provider's
 * fee, floored once, and never less than nothing: a fee above the charge is the association's loss. Asked after each refund, dispute and late fee, so that their order does not matter.
 */
export function netOf(
  charge: { readonly amount_cents: Cents; readonly fee_cents: Cents | null },
  given: Cents,
): Cents {
  const net = charge.amount_cents - (charge.fee_cents ?? 0n);
  if (charge.amount_cents === 0n || net <= 0n) return 0n;
  return (net * given) / charge.amount_cents;
}
