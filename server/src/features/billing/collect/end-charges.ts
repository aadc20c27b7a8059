import type { Queryable } from "../../../db/client.ts";
import { openAttempt } from "./attempts/queries.ts";
import { cancelLines, setStatementState, unfinishedCharges, updateCharge } from "./queries.ts";
import type { Charge } from "./settle-charge.ts";

/** Rule 31: what was not sent yet is cancelled, what failed is given up. */
export async function endForErased(db: Queryable, charge: Charge): Promise<void> {
  const sent = charge.attempt_no > 0;
  if (!sent) await cancelLines(db, charge.statement_id);
  await setStatementState(db, charge.statement_id, sent ? "unpaid" : "cancelled");
  await updateCharge(db, charge.id, {
    state: sent ? "written_off" : "canceled",
    next_attempt_at: null,
    action_url: null,
  });
}

const NOT_AT_THE_PROVIDER = new Set(["planned", "notified", "failed", "action_required"]);

/** The same at once for all of an erased payer; what the provider is working on ends by itself, for it may be money. */
export async function endChargesOf(db: Queryable, payerId: number): Promise<void> {
  for (const charge of await unfinishedCharges(db, payerId)) {
    if (!NOT_AT_THE_PROVIDER.has(charge.state) || (await openAttempt(db, charge.id)) !== null) continue;
    await endForErased(db, charge);
  }
}
