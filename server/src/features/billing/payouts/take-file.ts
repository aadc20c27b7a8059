import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { isInEea } from "@kalivo/domain/money/payout.ts";
import { nextBankDay } from "@kalivo/domain/money/bank-day.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../../db/client.ts";
import type { Stopped } from "./decide-run.ts";
import { owedTo } from "./owed/queries.ts";
import { payoutFile, type ApprovedRun } from "./payout-file.ts";
import { lockRun, markFileTaken, markSigned, payoutsOf, type Payout, type PayoutRun } from "./queries.ts";

export type FileRefusal = { kind: "unknown" | "not_approved" | "settled_without" } | Stopped;
export type RunFile = { messageId: string; executeOn: string; text: string };
type Taking = { runId: number; adminId: number; demo: boolean };

/**
 * The bank's file of an approved run. Until somebody signed it at the bank, its day of payment moves on to the next bank day
 * once it is over; the message id and all references stay, so that a bank still knows the file again. The same day, and
 * from the signing on, it is the same bytes. The caller's transaction.
 */
export async function takeRunFile(
  tx: Queryable,
  { runId, adminId, demo }: Taking,
  now: Date,
): Promise<Result<RunFile, FileRefusal>> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return refuse({ kind: "unknown" });
  const approved = approvedRun(run);
  if (approved === null) return refuse({ kind: "not_approved" });
  const payouts = await payoutsOf(tx, runId);
  if (run.signed_at !== null || payouts.some(({ state }) => state !== "ordered"))
    return run.file_taken_at === null
      ? refuse({ kind: "settled_without" }) // paid or given up without it: it would pay once more
      : accept(fileOf(approved, payouts));
  const stopped = await stoppedFile(tx, { approved, payouts, demo }, now);
  if (stopped !== null) return refuse(stopped);
  const today = brusselsDay(now);
  const executeOn = approved.execute_on < today ? nextBankDay(today) : approved.execute_on;
  await markFileTaken(tx, runId, { by: adminId, executeOn }, now);
  return accept(fileOf({ ...approved, execute_on: executeOn }, payouts));
}

export type SignRefusal = "unknown" | "no_file" | "signed";

/** Somebody signed it at the bank: from here on its day stays. */
export async function signRun(
  tx: Queryable,
  { runId, adminId }: { runId: number; adminId: number },
  now: Date,
): Promise<SignRefusal | null> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return "unknown";
  if (run.file_taken_at === null) return "no_file";
  if (run.signed_at !== null) return "signed";
  await markSigned(tx, runId, adminId, now);
  return null;
}

const fileOf = (run: ApprovedRun, payouts: readonly Payout[]): RunFile => ({
  messageId: run.message_id,
  executeOn: run.execute_on,
  text: payoutFile(run, payouts),
});

type Checked = {
  approved: ApprovedRun;
  payouts: readonly (Payout & { organisation: string })[];
  demo: boolean;
};

/** What was approved before these rules were there. */
async function stoppedFile(
  tx: Queryable,
  { approved, payouts, demo }: Checked,
  now: Date,
): Promise<Stopped | null> {
  const stopped = (why: Stopped["why"], of: Checked["payouts"]): Stopped | null =>
    of.length === 0
      ? null
      : { kind: "stopped", why, organisations: of.map(({ organisation }) => organisation) };
  const ids = payouts.map(({ organisation_id }) => organisation_id);
  const owed = demo ? new Map<number, { play_money: boolean }>() : await owedTo(tx, ids, now);
  const ofPlay = payouts.filter(({ organisation_id }) => owed.get(organisation_id)?.play_money === true);
  const own = payouts.filter(({ iban }) => iban === approved.debtor_iban);
  const outside = payouts.filter(({ iban }) => !isInEea(iban));
  return stopped("play_money", ofPlay) ?? stopped("own_account", own) ?? stopped("outside_eea", outside);
}

function approvedRun(run: PayoutRun): ApprovedRun | null {
  const { message_id, execute_on, decided_at, debtor_name, debtor_iban } = run;
  if (decided_at === null || debtor_name === null || debtor_iban === null) return null;
  return { message_id, execute_on, decided_at, debtor_name, debtor_iban };
}
