import type { Day } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "../../../db/client.ts";
import type { Refused } from "../../../http/refusal.ts";
import type { Settlement } from "../../billing/payouts/queries.ts";
import { settlePayout, settleRun } from "../../billing/payouts/settle-payouts.ts";
import { logAction } from "../audit/queries.ts";
import { settlePayoutRefusal, settleRunRefusal } from "./payout-refusals.ts";

/** What the bank said of one payout. Answers its run. */
export async function settleOne(
  db: Db,
  { payoutId, settlement }: { payoutId: number; settlement: Settlement },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const settled = await settlePayout(tx, payoutId, settlement, now);
    if (!settled.ok) return refuse(settlePayoutRefusal(settled.refusal));
    const { state, by } = settlement;
    await logAction(
      tx,
      {
        actorId: by,
        action: state === "paid" ? "payout.confirm" : "payout.reject",
        target: { kind: "payout", id: payoutId },
        before: { state: "ordered" },
        after: state === "paid" ? { state, settled_on: settlement.settledOn } : { state },
      },
      now,
    );
    return accept(settled.value.run_id);
  });
}

/** Everything of a run that is at the bank was paid on one day. */
export async function settleAll(
  db: Db,
  { actorId, runId, settledOn }: { actorId: number; runId: number; settledOn: Day },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const settled = await settleRun(tx, runId, { by: actorId, settledOn }, now);
    if (!settled.ok) return settleRunRefusal(settled.refusal);
    await logAction(
      tx,
      {
        actorId,
        action: "payout.confirm_all",
        target: { kind: "payout_run", id: runId },
        after: { payouts: settled.value.payouts, settled_on: settledOn },
      },
      now,
    );
    return null;
  });
}
