import { writtenOffAt } from "@kalivo/domain/billing/calendar.ts";
import { TRIED_WITHIN_HOURS } from "@kalivo/domain/billing/charge-terms.ts";
import { Rejected, type PaymentProvider, type PaymentState } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { newDayFits, planAnew } from "../announce/announce.queries.ts";
import { NOT_SENT, openAttempt, recordOutcome, type OpenAttempt } from "./attempts.queries.ts";
import { lockCharge, updateCharge } from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";

const WINDOW_MS = TRIED_WITHIN_HOURS * 3_600_000;

/** Rule 15: from here on it is not tried any more, by whom and for what reason ever. */
export const isGivenUp = ({ first_failed_at }: Charge, now: Date): boolean =>
  first_failed_at !== null && now >= writtenOffAt(first_failed_at);

/**
 * Rule 43: a try of a charge was begun, nobody knows whether it arrived, and the announced hour is long past, or the day on
 * which it should have been written off. It is not simply sent once more. A retry was begun within 72 hours of its day.
 */
export function isTooLate(charge: Charge, { mode, startedAt }: OpenAttempt, now: Date): boolean {
  if (mode !== "merchant") return false;
  const hour = charge.first_failed_at === null ? charge.due_at : startedAt;
  return isGivenUp(charge, now) || (hour !== null && now.getTime() - hour.getTime() > WINDOW_MS);
}

/**
 * Whether a provider that answers knows of no try; else how it went. While it gives no answer nothing is announced, so that
 * nobody is promised a day that cannot be kept. Of a retry the provider may still tell how the one before it went: unless
 * it moved money or must not be repeated, that says nothing of this one.
 * @throws what the provider throws
 */
export async function neverArrived(
  payments: PaymentProvider,
  { payment_ref, first_failed_at }: Charge,
  customerRef: string,
): Promise<"never" | PaymentState> {
  if (payment_ref !== null) {
    const state = await payments.getPayment(payment_ref);
    if (state.status === "created") return "never";
    const before = first_failed_at !== null && !tellsOfNow(state);
    return before ? "never" : state;
  }
  try {
    await payments.currentMethod(customerRef);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error; // a refusal is an answer too
  }
  return "never";
}

const tellsOfNow = (state: PaymentState): boolean =>
  state.status === "declined"
    ? state.decline.advice !== "retry_later"
    : state.status !== "requires_payer_action";

/** The attempt never left us: it is over, and the charge waits for a new notice, or for the day on which it is given up. */
export function planAnewUntouched(
  db: Db,
  chargeId: number,
  attempt: Pick<OpenAttempt, "no" | "startedAt">,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { first_failed_at } = await lockCharge(transaction, chargeId);
    if ((await openAttempt(transaction, chargeId))?.no !== attempt.no) return;
    await recordOutcome(transaction, chargeId, "rejected", now, { code: NOT_SENT });
    if (await newDayFits(transaction, chargeId, now))
      return planAnew(transaction, chargeId, "slipped", first_failed_at === null ? null : attempt.startedAt);
    await updateCharge(transaction, chargeId, { state: "failed", next_attempt_at: null, lease_until: null });
  });
}
