import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { chargesToEnd } from "../announce/announce.queries.ts";
import { reverseSubmission } from "../ledger/post.ts";
import { tellPayer } from "../payer-people/tell-payer.ts";
import { setPendingLines } from "../statements/statements.queries.ts";
import { recordOutcome } from "./attempts.queries.ts";
import {
  canEnd,
  lockCharge,
  setStatementState,
  unfinishedCharges,
  updateCharge,
  type EndCause,
} from "./collect.queries.ts";
import type { Charge } from "./settle-charge.ts";

/**
 * Ends a charge, whose row is locked, without its money (rule 44). One never submitted is waived, or cancelled where no
 * person is left; one submitted is given up and its lines stay, so that money arriving later is booked. The next collection
 * cancels the payment at the provider and retries until it is cancelled.
 */
export async function endCharge(db: Queryable, charge: Charge, cause: EndCause, now: Date): Promise<void> {
  const sent = charge.attempt_no > 0;
  if (charge.state === "processing") await reverseSubmission(db, charge, now);
  await recordOutcome(db, charge.id, "rejected", now, { code: "ended" });
  const rest = cause === "nobody_left" ? "cancelled" : "waived";
  if (!sent) await setPendingLines(db, charge.statement_id, rest);
  await setStatementState(db, charge.statement_id, sent ? "unpaid" : rest);
  await updateCharge(db, charge.id, {
    state: sent ? "written_off" : "canceled",
    next_attempt_at: charge.payment_ref === null ? null : now,
    lease_until: null,
    action_url: null,
    ended_at: now,
    ended_cause: cause,
  });
}

/** Mails the end to the people who were told of a collection, or who asked for its end. */
export const tellOfEnd = (db: Queryable, { id, payer_id }: Charge, now: Date): Promise<void> =>
  tellPayer(db, { key: `ended:${id}`, kind: "payment_problem", payerId: payer_id, chargeId: id }, now);

/** Rule 31: ends all charges of an erased payer at once. */
export async function endChargesOf(db: Queryable, payerId: number, now: Date): Promise<void> {
  for (const charge of await unfinishedCharges(db, payerId)) {
    if (await canEnd(db, charge.id)) await endCharge(db, charge, "nobody_left", now);
  }
}

/** Due step, rule 44: ends the charges that could not be announced, or whose payer has no person left. */
export async function endForsakenCharges({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  for (const { id, cause } of await chargesToEnd(db, now)) {
    await db.transaction().execute(async (transaction) => {
      const charge = await lockCharge(transaction, id);
      if (!(await canEnd(transaction, id))) return;
      await endCharge(transaction, charge, cause, now);
      if (charge.notified_at !== null && cause !== "nobody_left") await tellOfEnd(transaction, charge, now);
    });
    log.info({ charge: id, cause }, "a charge ended by itself");
  }
}
