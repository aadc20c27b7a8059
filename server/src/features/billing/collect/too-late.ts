import { TRIED_WITHIN_HOURS } from "@kalivo/domain/billing/charge-terms.ts";
import { Rejected, type PaymentProvider, type PaymentState } from "../../../adapters/payment/port.ts";
import type { Db } from "../../../db/client.ts";
import { planAnew } from "../announce/queries.ts";
import { NOT_SENT, openAttempt, recordOutcome, type OpenAttempt } from "./attempts/queries.ts";
import { lockCharge } from "./queries.ts";
import type { Charge } from "./settle-charge.ts";

const WINDOW_MS = TRIED_WITHIN_HOURS * 3_600_000;

/**
 * Rule 43: the first try of a charge was begun, nobody knows whether it arrived, and the announced hour is long past. It
 * is not simply sent once more.
 */
export const isTooLate = (charge: Charge, { mode }: OpenAttempt, now: Date): boolean =>
  mode === "merchant" &&
  charge.first_failed_at === null &&
  charge.due_at !== null &&
  now.getTime() - charge.due_at.getTime() > WINDOW_MS;

/**
 * Whether a provider that answers knows of no try; else how it went. While it gives no answer nothing is announced, so that
 * nobody is promised a day that cannot be kept.
 * @throws what the provider throws
 */
export async function neverArrived(
  payments: PaymentProvider,
  { payment_ref }: Charge,
  customerRef: string,
): Promise<"never" | PaymentState> {
  if (payment_ref !== null) {
    const state = await payments.getPayment(payment_ref);
    return state.status === "created" ? "never" : state;
  }
  try {
    await payments.currentMethod(customerRef);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error; // a refusal is an answer too
  }
  return "never";
}

/** The attempt never left us: it is over, and the charge waits for a new notice. */
export function planAnewUntouched(db: Db, chargeId: number, attempt: number, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockCharge(transaction, chargeId);
    if ((await openAttempt(transaction, chargeId))?.no !== attempt) return;
    await recordOutcome(transaction, chargeId, "rejected", now, { code: NOT_SENT });
    await planAnew(transaction, chargeId, "slipped");
  });
}
