import { writtenOffAt } from "@kalivo/domain/billing/calendar.ts";
import { TRIED_WITHIN_HOURS } from "@kalivo/domain/billing/charge-terms.ts";
import { Rejected, type PaymentProvider, type PaymentState } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { newDayFits, planAnew } from "../announce/announce.queries.ts";
import { NOT_SENT, openAttempt, recordOutcome, type OpenAttempt } from "./attempts.queries.ts";
import { lockCharge, updateCharge } from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";

const WINDOW_MS = TRIED_WITHIN_HOURS * 3_600_000;

/** Rule 15: from here on the charge is not tried any more, by anyone and for any reason. */
export const isGivenUp = ({ first_failed_at }: Charge, now: Date): boolean =>
  first_failed_at !== null && now >= writtenOffAt(first_failed_at);

/**
 * Rule 43: an attempt was begun, its outcome is unknown, and its announced hour is long past, or the day on which it should
 * have been written off. It must not be submitted again as it is. A retry was begun within 72 hours of its day.
 */
export function isTooLate(charge: Charge, { mode, startedAt }: OpenAttempt, now: Date): boolean {
  if (mode !== "merchant") return false;
  const hour = charge.first_failed_at === null ? charge.due_at : startedAt;
  return isGivenUp(charge, now) || (hour !== null && now.getTime() - hour.getTime() > WINDOW_MS);
}

/**
 * Null when the provider knows of no attempt; else the attempt's outcome. While the provider does not answer nothing is
 * announced, so that no day is promised that cannot be kept. For a retry the provider may still report the outcome of the
 * attempt before: unless that moved money or must not be repeated, it is not this attempt's outcome.
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

/** The attempt never left us: it is closed, and the charge waits for a new notice, or for its write-off. */
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
