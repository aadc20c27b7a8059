import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { nextBankDay } from "@kalivo/domain/money/bank-day.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalPayoutCancelled, journalPayoutOrdered } from "../ledger/post-payout.ts";
import { stopOf, type PayoutRules, type Stop } from "./owed/obstacle.ts";
import { owedTo, payableOf, type Owed, type PayoutAccount } from "./owed/owed.queries.ts";
import {
  approveRun as markApproved,
  cancelRun as markCancelled,
  lockRun,
  payoutsOf,
  recallRun,
  type Payout,
} from "./payouts.queries.ts";

export type Debtor = { name: string; iban: string };
type Decision = { runId: number; adminId: number };

export type DecideRefusal = { kind: "unknown" | "decided" };
export type CancelRefusal = DecideRefusal | { kind: "file_taken" };
export type ApproveRefusal =
  | DecideRefusal
  | { kind: "own" | "no_debtor" }
  | AccountChanged
  | { kind: "owed_less"; organisations: readonly string[] }
  | Stopped;
/** Another account is in effect than the one that was prepared. */
export type AccountChanged = { kind: "account_changed"; organisations: readonly string[] };
/** Rule 46: an obstacle that arose, or was not known, when the run was prepared. */
export type Stopped = { kind: "stopped"; why: Stop; organisations: readonly string[] };

/**
 * Rule 18: approved by another admin than the one who prepared it. From here on the money is on its way (`out:{payout}`
 * each), to exactly the accounts that were prepared. Runs in the caller's transaction: all or none.
 */
export async function approveRun(
  tx: Queryable,
  { runId, adminId, debtor, demo }: Decision & { debtor: Debtor | null; demo: boolean },
  now: Date,
): Promise<Result<{ payouts: number }, ApproveRefusal>> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return refuse({ kind: "unknown" });
  if (run.state !== "prepared") return refuse({ kind: "decided" });
  if (run.prepared_by === adminId) return refuse({ kind: "own" });
  if (debtor === null) return refuse({ kind: "no_debtor" });
  const payouts = await payoutsOf(tx, runId);
  const ids = payouts.map(({ organisation_id }) => organisation_id);
  const known = await owedTo(tx, ids, now);
  const elsewhere = payouts.filter(
    (payout) => !goesTo(payout, known.get(payout.organisation_id)?.account ?? null),
  );
  if (elsewhere.length > 0) return refuse({ kind: "account_changed", organisations: namesOf(elsewhere) });
  const stopped = stoppedBy([...known.values()], { ownIban: debtor.iban, demo });
  if (stopped !== null) return refuse(stopped);
  const payable = await payableOf(tx, ids);
  const owed = payouts.map((payout) => ({ ...payout, from: payable.get(payout.organisation_id) }));
  const less = owed.filter(({ from, amount_cents: amount }) => from === undefined || from.cents < amount);
  if (less.length > 0) return refuse({ kind: "owed_less", organisations: namesOf(less) });
  for (const payout of owed.toSorted((a, b) => (a.from?.account ?? 0) - (b.from?.account ?? 0)))
    await journalPayoutOrdered(tx, factsOf(payout, now));
  const executeOn = nextBankDay(brusselsDay(now));
  await markApproved(tx, runId, { by: adminId, debtor, executeOn }, now);
  return accept({ payouts: payouts.length });
}

/**
 * Any admin may cancel, also the one who prepared it: everything can be prepared again. Nothing was booked of a prepared
 * run; of an approved one whose file was not downloaded, the ordered amounts become owed again. A downloaded file may
 * already be at the bank.
 */
export async function cancelRun(
  tx: Queryable,
  { runId, adminId }: Decision,
  now: Date,
): Promise<Result<{ before: "prepared" | "approved" }, CancelRefusal>> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return refuse({ kind: "unknown" });
  if (run.state === "prepared") {
    await markCancelled(tx, runId, adminId, now);
    return accept({ before: run.state });
  }
  if (run.state !== "approved") return refuse({ kind: "decided" });
  if (run.file_taken_at !== null) return refuse({ kind: "file_taken" });
  const ordered = (await payoutsOf(tx, runId)).filter(({ state }) => state === "ordered");
  const payable = await payableOf(
    tx,
    ordered.map(({ organisation_id }) => organisation_id),
  );
  const place = ({ organisation_id: id }: Payout) => payable.get(id)?.account ?? 0;
  for (const payout of ordered.toSorted((a, b) => place(a) - place(b)))
    await journalPayoutCancelled(tx, factsOf(payout, now));
  await recallRun(tx, runId, adminId, now);
  return accept({ before: run.state });
}

/** The facts of a payout for its journals. */
export const factsOf = ({ id, organisation_id, amount_cents }: Payout, at: Date) => ({
  id,
  organisationId: organisation_id,
  amount: amount_cents,
  at,
});

/** The first obstacle, with all organisations it applies to. */
function stoppedBy(known: readonly Owed[], rules: PayoutRules): Stopped | null {
  const stops = known.map((owed) => ({ name: owed.name, why: stopOf(owed, rules) }));
  const why = stops.find((stop) => stop.why !== null)?.why ?? null;
  if (why === null) return null;
  const same = stops.filter((stop) => stop.why === why);
  return { kind: "stopped", why, organisations: same.map(({ name }) => name) };
}

/** Whether it was prepared for this account, as it is in effect. */
export const goesTo = (payout: Payout, account: PayoutAccount | null) =>
  account?.iban === payout.iban &&
  account.holder === payout.account_holder &&
  account.communication === payout.communication;

export const namesOf = (payouts: readonly { organisation: string }[]) =>
  payouts.map(({ organisation }) => organisation);
