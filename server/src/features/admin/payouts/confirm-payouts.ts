import type { Day } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import type { Payout, Return, Settlement } from "../../billing/payouts/payouts.queries.ts";
import { resolvePayout } from "../../billing/payouts/left-after-all.ts";
import { returnPayout, settlePayout, settleRun } from "../../billing/payouts/settle-payouts.ts";
import { tellAdmins, tellContact } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { resolveRefusal, returnRefusal, settlePayoutRefusal, settleRunRefusal } from "./payout-refusals.ts";

/** Records the bank's result of one payout. Returns its run. */
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

/** Resolves a payout that left although it was marked as sent back. Returns its run. */
export async function resolveOne(
  db: Db,
  { payoutId, by, became }: { payoutId: number; by: number; became: "left" | "came_back" },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const resolved = await resolvePayout(tx, { payoutId, by, became }, now);
    if (!resolved.ok) return refuse(resolveRefusal(resolved.refusal));
    await logAction(
      tx,
      {
        actorId: by,
        action: "payout.resolve",
        target: { kind: "payout", id: payoutId },
        before: { state: "rejected" },
        after: { state: became === "left" ? "paid" : "rejected" },
      },
      now,
    );
    return accept(resolved.value.run_id);
  });
}

/** A confirmed transfer came back, according to a bank statement. Returns its run. */
export async function returnOne(
  db: Db,
  { payoutId, back }: { payoutId: number; back: Return },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const returned = await returnPayout(tx, payoutId, back, now);
    if (!returned.ok) return refuse(returnRefusal(returned.refusal));
    await tellReturned(tx, returned.value, back, now);
    return accept(returned.value.run_id);
  });
}

/** Rule 40: mails every admin and the organisation when a transfer came back. */
export async function tellReturned(
  tx: Queryable,
  { id, organisation_id: organisationId }: Pick<Payout, "id" | "organisation_id">,
  { by, returnedOn }: Pick<Return, "by" | "returnedOn">,
  now: Date,
): Promise<void> {
  const news = { event: "payout_returned", id } as const;
  await tellAdmins(tx, news, now);
  await tellContact(tx, { news, organisationId }, now);
  await logAction(
    tx,
    {
      actorId: by,
      action: "payout.return",
      target: { kind: "payout", id },
      before: { state: "paid" },
      after: { state: "returned", returned_on: returnedOn },
    },
    now,
  );
}
