import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { approveRun, cancelRun, type Debtor } from "../../billing/payouts/decide-run.ts";
import type { PayoutRules } from "../../billing/payouts/owed/obstacle.ts";
import { prepareRun } from "../../billing/payouts/prepare-run.ts";
import { findRun } from "../../billing/payouts/payouts.queries.ts";
import { signRun, takeRunFile } from "../../billing/payouts/take-file.ts";
import { countBookDifferences } from "../../billing/watch/books-differ.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { MADE_EACH_OTHER } from "../proposals/decide.ts";
import { madeEachOther } from "../proposals/proposals.queries.ts";
import {
  approveRefusal,
  BOOKS_DIFFER,
  cancelRefusal,
  fileRefusal,
  prepareRefusal,
  signRefusal,
} from "./payout-refusals.ts";

type Acting = { actorId: number; runId: number };

/** Returns the run. */
export async function prepare(
  db: Db,
  { actorId, rules }: { actorId: number; rules: PayoutRules },
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    const prepared = await prepareRun(tx, { adminId: actorId, rules }, now);
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
  { actorId, runId, debtor, demo }: Acting & { debtor: Debtor | null; demo: boolean },
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const preparedBy = (await findRun(tx, runId))?.prepared_by;
    if (preparedBy !== undefined && (await madeEachOther(tx, actorId, preparedBy, now)))
      return MADE_EACH_OTHER;
    if ((await countBookDifferences(tx)) > 0) return BOOKS_DIFFER;
    const approved = await approveRun(tx, { runId, adminId: actorId, debtor, demo }, now);
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
    const cancelled = await cancelRun(tx, { runId, adminId: actorId }, now);
    if (!cancelled.ok) return cancelRefusal(cancelled.refusal);
    const target = { kind: "payout_run", id: runId } as const;
    const before = { state: cancelled.value.before };
    if (before.state === "approved") await tellAdmins(tx, { event: "run_recalled", id: runId }, now);
    const after = { state: "cancelled" };
    await logAction(tx, { actorId, action: "payout.cancel", target, before, after }, now);
    return null;
  });
}

/** The bank's file. The audit log has the admin who downloaded it, and its day. */
export async function takeFile(
  db: Db,
  { actorId, runId, demo }: Acting & { demo: boolean },
  now: Date,
): Promise<Result<{ name: string; text: string }, Refused>> {
  return db.transaction().execute(async (tx) => {
    if ((await countBookDifferences(tx)) > 0) return refuse(BOOKS_DIFFER);
    const file = await takeRunFile(tx, { runId, adminId: actorId, demo }, now);
    if (!file.ok) return refuse(fileRefusal(file.refusal));
    const { messageId, executeOn, text } = file.value;
    const target = { kind: "payout_run", id: runId } as const;
    const after = { execute_on: executeOn };
    await logAction(tx, { actorId, action: "payout.file", target, after }, now);
    return accept({ name: `${messageId}.xml`, text });
  });
}

/** Records that it was signed on the bank's pages. */
export async function sign(db: Db, { actorId, runId }: Acting, now: Date): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const refused = await signRun(tx, { runId, adminId: actorId }, now);
    if (refused !== null) return signRefusal(refused);
    const target = { kind: "payout_run", id: runId } as const;
    await logAction(tx, { actorId, action: "payout.sign", target }, now);
    return null;
  });
}
