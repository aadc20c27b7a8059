import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import { isInEea } from "@kalivo/domain/money/payout.ts";
import { nextBankDay } from "@kalivo/domain/money/bank-day.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesTo, namesOf, type AccountChanged, type Stopped } from "./decide-run.ts";
import { owedTo } from "./owed/owed.queries.ts";
import { payoutFile, type ApprovedRun } from "./payout-file.ts";
import {
  lockRun,
  markFileTaken,
  markSigned,
  payoutsOf,
  type Payout,
  type PayoutRun,
} from "./payouts.queries.ts";

export type FileRefusal =
  | { kind: "unknown" | "not_approved" | "cancelled" | "over" }
  | AccountChanged
  | Stopped;
export type RunFile = { messageId: string; executeOn: string; text: string };
type Taking = { runId: number; adminId: number; demo: boolean };

/**
 * The bank's file of an approved run, with what is still to be paid. Until it is signed at the bank, a day of payment that
 * has passed moves to the next bank day; the message id and all references stay, so that a bank still recognises the file.
 * On the same day, and after the signing, it has the same bytes. Once its day has passed after the signing, or a part of it
 * is settled, there is no file any more: given to the bank again, it would pay twice. Runs in the caller's transaction.
 */
export async function takeRunFile(
  tx: Queryable,
  { runId, adminId, demo }: Taking,
  now: Date,
): Promise<Result<RunFile, FileRefusal>> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return refuse({ kind: "unknown" });
  if (run.state === "cancelled") return refuse({ kind: "cancelled" });
  const approved = approvedRun(run);
  if (approved === null) return refuse({ kind: "not_approved" });
  const payouts = await payoutsOf(tx, runId);
  const ordered = payouts.filter(({ state }) => state === "ordered");
  const today = brusselsDay(now);
  const facts = { ...run, payouts_count: payouts.length, at_the_bank: ordered.length };
  if (!isFileOffered(facts, today)) return refuse({ kind: "over" });
  if (run.signed_at !== null) return accept(fileOf(approved, ordered));
  const isFirst = run.file_taken_at === null;
  const stopped = await stoppedFile(tx, { approved, payouts: ordered, demo, isFirst }, now);
  if (stopped !== null) return refuse(stopped);
  const executeOn = approved.execute_on < today ? nextBankDay(today) : approved.execute_on;
  await markFileTaken(tx, runId, { by: adminId, executeOn }, now);
  return accept(fileOf({ ...approved, execute_on: executeOn }, ordered));
}

type FileFacts = Pick<PayoutRun, "execute_on" | "signed_at"> & {
  payouts_count: number;
  at_the_bank: number;
};

/** Whether an approved run still has a file to download. */
export const isFileOffered = (run: FileFacts, today: Day): boolean =>
  run.signed_at === null
    ? run.at_the_bank > 0
    : run.at_the_bank === run.payouts_count && run.execute_on >= today;

export type SignRefusal = "unknown" | "no_file" | "signed";

/** An admin signed it at the bank: from here on its day stays. */
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
  /** Nobody has the file yet, so that the run can still be cancelled. */
  isFirst: boolean;
};

/**
 * Checks runs approved before these rules existed, before the bank's statement showed an obstacle, or before another account
 * came into effect.
 */
async function stoppedFile(
  tx: Queryable,
  { approved, payouts, demo, isFirst }: Checked,
  now: Date,
): Promise<AccountChanged | Stopped | null> {
  const stopped = (why: Stopped["why"], of: Checked["payouts"]): Stopped | null =>
    of.length === 0
      ? null
      : { kind: "stopped", why, organisations: of.map(({ organisation }) => organisation) };
  const ids = payouts.map(({ organisation_id }) => organisation_id);
  const owed = await owedTo(tx, ids, now);
  const elsewhere = payouts.filter(
    (payout) => !goesTo(payout, owed.get(payout.organisation_id)?.account ?? null),
  );
  if (isFirst && elsewhere.length > 0) return { kind: "account_changed", organisations: namesOf(elsewhere) };
  const ofPlay = payouts.filter(({ organisation_id: id }) => !demo && owed.get(id)?.play_money === true);
  const left = payouts.filter(({ organisation_id: id }) => owed.get(id)?.left_after_all === true);
  const own = payouts.filter(({ iban }) => iban === approved.debtor_iban);
  const outside = payouts.filter(({ iban }) => !isInEea(iban));
  return (
    stopped("play_money", ofPlay) ??
    stopped("left_after_all", left) ??
    stopped("own_account", own) ??
    stopped("outside_eea", outside)
  );
}

function approvedRun(run: PayoutRun): ApprovedRun | null {
  const { message_id, execute_on, decided_at, debtor_name, debtor_iban } = run;
  if (decided_at === null || debtor_name === null || debtor_iban === null) return null;
  return { message_id, execute_on, decided_at, debtor_name, debtor_iban };
}
