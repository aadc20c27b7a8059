import { nextDunningStep } from "@kalivo/domain/billing/dunning.ts";
import type { Decline } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalSubmission } from "../ledger/post.ts";
import { tellPayer } from "../payer-people/tell-payer.ts";
import { countRefused, lastAttempts, recordOutcome } from "./attempts.queries.ts";
import { setMethodState } from "./payee.queries.ts";
import { updateCharge } from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";

/** Poll interval of payments in progress, because events may be lost. */
export const ASK_AGAIN_AFTER_MS = 6 * 3_600_000;
/** Delay before the next link after a payer failed to authenticate. */
const NEW_LINK_AFTER_MS = 24 * 3_600_000;

/** Why a due charge was not submitted. */
export type Untried = "no_method" | "refused_for_good";
const isUntried = (code: string) => code === "no_method" || code === "refused_for_good";

/** A direct debit was submitted: a receivable until its outcome. */
export async function processCharge(db: Queryable, charge: Charge, now: Date): Promise<void> {
  if (charge.state !== "processing") {
    await recordOutcome(db, charge.id, "processing", now);
    await journalSubmission(db, charge, now);
  }
  await updateCharge(db, charge.id, {
    state: "processing",
    next_attempt_at: new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
    lease_until: null,
    action_url: null,
  });
}

/** Authentication required: a mail with a link, not a failure (rule 15). One mail per attempt of ours. */
export async function awaitPayer(db: Queryable, charge: Charge, url: string, now: Date): Promise<void> {
  await recordOutcome(db, charge.id, "action_required", now);
  await updateCharge(db, charge.id, {
    state: "action_required",
    action_url: url,
    first_failed_at: charge.first_failed_at ?? now,
    next_attempt_at: new Date(now.getTime() + ASK_AGAIN_AFTER_MS),
    lease_until: null,
  });
  const { merchant } = await lastAttempts(db, charge.id);
  await tellProblem(db, charge, `confirm:${charge.id}:${merchant}`, now);
}

/**
 * A decline is news, not an error: rule 15 says when to try again, and the payer sees the payment alert meanwhile. When the
 * bank requires the payer's confirmation, the link for it is requested at once.
 */
export async function declineCharge(
  db: Queryable,
  charge: Charge,
  decline: Decline,
  now: Date,
): Promise<void> {
  const outcome = decline.code === "rejected" ? "rejected" : "declined";
  await recordOutcome(db, charge.id, outcome, now, { code: decline.code, advice: decline.advice });
  const firstFailure = charge.first_failed_at ?? now;
  const failed = { first_failed_at: firstFailure, lease_until: null, action_url: null };
  if (decline.authenticationRequired) {
    const { mode } = await lastAttempts(db, charge.id);
    const linkAt = mode === "payer" ? new Date(now.getTime() + NEW_LINK_AFTER_MS) : now;
    return updateCharge(db, charge.id, { ...failed, state: "action_required", next_attempt_at: linkAt });
  }
  const refused = await countRefused(db, charge.id);
  const step = nextDunningStep({ ...decline, firstFailure, attempts: Math.max(refused, 1), now });
  await updateCharge(db, charge.id, {
    ...failed,
    state: "failed",
    next_attempt_at: step.kind === "retry" ? step.at : null,
  });
  await setMethodState(db, charge.payer_id, "failed", now);
  const what = isUntried(decline.code) ? "untried" : "declined";
  await tellProblem(db, charge, `${what}:${charge.id}:${charge.attempt_no}`, now);
}

const tellProblem = (db: Queryable, charge: Charge, key: string, now: Date): Promise<void> =>
  tellPayer(db, { key, kind: "payment_problem", payerId: charge.payer_id, chargeId: charge.id }, now);
