import {
  OutcomeUnknown,
  RateLimited,
  Rejected,
  type PaymentProvider,
} from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { applyDisputeState } from "./apply-dispute-state.ts";
import { disputesToAccept } from "./disputes.queries.ts";

const BATCH = 50;

type Accepting = Services & { payments: PaymentProvider };

/** Due step, rule 17: under 50 € contesting costs more than it may bring, so the provider is told at once, unless it was refunded. */
export async function acceptSmallDisputes(services: Services): Promise<void> {
  const { payments, db, log } = services;
  if (payments === null) return;
  for (const { ref, chargeId, id } of await disputesToAccept(db, BATCH)) {
    try {
      await acceptDispute({ ...services, payments }, { ref, chargeId });
    } catch (error) {
      const harmless = error instanceof OutcomeUnknown || error instanceof RateLimited;
      log[harmless ? "warn" : "error"]({ err: error, disputeId: id }, "a dispute is accepted later");
    }
  }
}

/** Accepts the dispute at the provider. A decision that the bank made meanwhile stands. */
export async function acceptDispute(
  { payments, db, clock }: Accepting,
  { ref, chargeId }: { ref: string; chargeId: number },
): Promise<void> {
  const state = await payments.acceptDispute(ref).catch((error: unknown) => {
    if (error instanceof Rejected) return payments.getDispute(ref);
    throw error;
  });
  await applyDisputeState(db, { chargeId, state, provider: payments.id }, clock.now());
}
