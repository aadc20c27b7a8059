import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { chargesToEnd } from "../announce/announce.queries.ts";
import { reverseSubmission } from "../ledger/post.ts";
import { tellPayer } from "../mails/tell-payer.ts";
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
 * Ends a charge, which is held, without its money (rule 44). What was never sent is waived, or cancelled where nobody is
 * left; what was sent is given up, and its lines stay as they are: should its money arrive all the same, it is booked.
 * The payment at the provider is cancelled by the next collection, which asks until it is so.
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

/** Says so to whoever was told of a collection, or asked for its end. */
export const tellOfEnd = (db: Queryable, { id, payer_id }: Charge, now: Date): Promise<void> =>
  tellPayer(db, { key: `ended:${id}`, kind: "payment_problem", payerId: payer_id, chargeId: id }, now);

/** Rule 31, at once for all of an erased payer. */
export async function endChargesOf(db: Queryable, payerId: number, now: Date): Promise<void> {
  for (const charge of await unfinishedCharges(db, payerId)) {
    if (await canEnd(db, charge.id)) await endCharge(db, charge, "nobody_left", now);
  }
}

/** Due step, rule 44: what nobody could be told of, or has nobody left to be asked, ends by itself. */
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
