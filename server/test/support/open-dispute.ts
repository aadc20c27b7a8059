import type { DisputeState } from "../../src/adapters/payment/port.ts";
import { applyDisputeState } from "../../src/features/billing/disputes/apply-dispute-state.ts";
import type { AnnouncedPayer } from "./announced-payers.ts";
import type { TestProduct } from "./product.ts";

/** What the provider tells of a dispute of the payer's charge, as it was booked. */
export async function openDispute(
  kalivo: TestProduct,
  { payer }: Pick<AnnouncedPayer, "payer">,
  change: Partial<DisputeState> = {},
): Promise<DisputeState> {
  const { db, clock } = kalivo.product.services;
  const charge = await db
    .selectFrom("charges")
    .select(["id", "payment_ref"])
    .where("payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  const state: DisputeState = {
    ref: `dp_${charge.id}`,
    paymentRef: charge.payment_ref ?? "",
    amount: 700n,
    fee: 2_000n,
    withdrawn: 700n,
    reason: "product_not_received",
    status: "open",
    openedAt: clock.now(),
    evidenceDue: new Date("2027-03-20T00:00:00Z"),
    ...change,
  };
  await applyDisputeState(db, { chargeId: charge.id, state, provider: "sandbox" }, clock.now());
  return state;
}

/** The provider takes an admin's word for it, as long as `during` runs. */
export async function whileAccepting<T>(
  kalivo: TestProduct,
  state: DisputeState,
  during: () => Promise<T>,
): Promise<T> {
  const { payments } = kalivo.product.services;
  if (payments === null) throw new Error("no provider");
  const real = payments.acceptDispute;
  Object.assign(payments, { acceptDispute: async () => ({ ...state, status: "lost" }) });
  try {
    return await during();
  } finally {
    Object.assign(payments, { acceptDispute: real });
  }
}
