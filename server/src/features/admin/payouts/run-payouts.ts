import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "../../../db/client.ts";
import { refusal, type Refused } from "../../../http/refusal.ts";
import { approveRun, cancelRun, type Debtor } from "../../billing/payouts/decide-run.ts";
import { payoutFile, type ApprovedRun } from "../../billing/payouts/payout-file.ts";
import { prepareRun } from "../../billing/payouts/prepare-run.ts";
import { findRun, payoutsOf, type PayoutRun } from "../../billing/payouts/queries.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../audit/queries.ts";
import { MADE_EACH_OTHER } from "../proposals/decide.ts";
import { madeEachOther } from "../proposals/queries.ts";
import { approveRefusal, prepareRefusal, UNKNOWN_RUN } from "./payout-refusals.ts";

type Acting = { actorId: number; runId: number };

/** Answers the run. */
export async function prepare(db: Db, actorId: number, now: Date): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const prepared = await prepareRun(tx, actorId, now);
    if (!prepared.ok) return refuse(prepareRefusal(prepared.refusal));
    const { runId, payouts, amount } = prepared.value;
    await logAction(
      tx,
      {
        actorId,
        action: "payout.prepare",
        target: { kind: "payout_run", id: runId },
        after: { payouts, euros: eurosFromCents(amount) },
      },
      now,
    );
    return accept(runId);
  });
}

export async function approve(
  db: Db,
  { actorId, runId, debtor }: Acting & { debtor: Debtor | null },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const preparedBy = (await findRun(tx, runId))?.prepared_by;
    if (preparedBy !== undefined && (await madeEachOther(tx, actorId, preparedBy, now)))
      return MADE_EACH_OTHER;
    const approved = await approveRun(tx, { runId, adminId: actorId, debtor }, now);
    if (!approved.ok) return approveRefusal(approved.refusal);
    await tellAdmins(tx, { event: "run_approved", id: runId }, now);
    await logAction(
      tx,
      {
        actorId,
        action: "payout.approve",
        target: { kind: "payout_run", id: runId },
        before: { state: "prepared" },
        after: { state: "approved", payouts: approved.value.payouts },
      },
      now,
    );
    return null;
  });
}

export async function cancel(db: Db, { actorId, runId }: Acting, now: Date): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const refused = await cancelRun(tx, { runId, adminId: actorId }, now);
    if (refused !== null) return approveRefusal(refused);
    const target = { kind: "payout_run", id: runId } as const;
    const before = { state: "prepared" };
    const after = { state: "cancelled" };
    await logAction(tx, { actorId, action: "payout.cancel", target, before, after }, now);
    return null;
  });
}

/** The bank's file. Who took it is written down: it is money. */
export async function takeFile(
  db: Db,
  { actorId, runId }: Acting,
  now: Date,
): Promise<Result<{ name: string; text: string }, Refused>> {
  const run = await findRun(db, runId);
  if (run === undefined) return refuse(UNKNOWN_RUN);
  const approved = approvedRun(run);
  if (approved === null) return refuse(refusal(409, (say) => say.admin.payouts.noFileYet));
  const text = payoutFile(approved, await payoutsOf(db, runId));
  await logAction(db, { actorId, action: "payout.file", target: { kind: "payout_run", id: runId } }, now);
  return accept({ name: `${run.message_id}.xml`, text });
}

function approvedRun(run: PayoutRun): ApprovedRun | null {
  const { message_id, execute_on, decided_at, debtor_name, debtor_iban } = run;
  if (decided_at === null || debtor_name === null || debtor_iban === null) return null;
  return { message_id, execute_on, decided_at, debtor_name, debtor_iban };
}
