import { mandateOf } from "./methods.ts";
import { find, type World } from "./world.ts";

export type CardUpdate = { last4: string; expMonth: number; expYear: number };

/** The bank sent the payer a new card and told Stripe. */
export function updateCard(world: World, id: string, { last4, expMonth, expYear }: CardUpdate): void {
  const method = find(world.methods, "PaymentMethod", id);
  if (method.card === undefined) throw new Error("it is not a card");
  const updated = { ...method, card: { ...method.card, last4, exp_month: expMonth, exp_year: expYear } };
  world.methods.set(id, updated);
  world.tell("payment_method.automatically_updated", updated);
}

/** The payer told the bank to refuse this creditor. */
export function revokeMandate(world: World, method: string): void {
  const mandate = mandateOf(world, method);
  if (mandate === null) throw new Error("it has no mandate");
  const revoked = { ...mandate, status: "inactive" };
  world.mandates.set(mandate.id, revoked);
  world.tell("mandate.updated", revoked);
}
