import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalPayoutPaid, journalPayoutRejected, journalPayoutReturned } from "../ledger/post-payout.ts";
import { contradictedIn } from "./bank/discrepancies.queries.ts";
import { factsOf } from "./decide-run.ts";
import {
  findPayout,
  lockRun,
  markReturned,
  markSettled,
  payoutsOf,
  type Payout,
  type PayoutRun,
  type Return,
  type Settlement,
} from "./payouts.queries.ts";

export type SettleRefusal =
  | "unknown"
  | "not_at_the_bank"
  | "not_signed"
  | "before_its_order"
  | "in_the_future";

/** A statement of the bank shows all that is left leaving otherwise than as ordered. */
export type SettleRunRefusal = SettleRefusal | "contradicted";

/**
 * Books the bank's result of one payout: it left the account, or came back and is owed again. Runs in the caller's
 * transaction.
 */
export async function settlePayout(
  tx: Queryable,
  payoutId: number,
  settlement: Settlement,
  now: Date,
): Promise<Result<Payout, SettleRefusal>> {
  const before = await findPayout(tx, payoutId);
  const run = before === undefined ? undefined : await lockRun(tx, before.run_id);
  const payout = await findPayout(tx, payoutId);
  if (run === undefined || payout === undefined) return refuse("unknown");
  if (payout.state !== "ordered") return refuse("not_at_the_bank");
  if (run.signed_at === null) return refuse("not_signed");
  const wrongDay = settlement.state === "paid" ? dayRefusal(run, settlement.settledOn, now) : null;
  if (wrongDay !== null) return refuse(wrongDay);
  await settle(tx, { run, payout }, settlement, now);
  return accept(payout);
}

/**
 * All payouts of a run that are still at the bank left the account on one day, but for those that a statement contradicts.
 * Returns their number.
 */
export async function settleRun(
  tx: Queryable,
  runId: number,
  { by, settledOn }: { by: number; settledOn: Day },
  now: Date,
): Promise<Result<{ payouts: number }, SettleRunRefusal>> {
  const run = await lockRun(tx, runId);
  if (run === undefined) return refuse("unknown");
  const ordered = (await payoutsOf(tx, runId)).filter(({ state }) => state === "ordered");
  if (ordered.length === 0) return refuse("not_at_the_bank");
  if (run.signed_at === null) return refuse("not_signed");
  const wrongDay = dayRefusal(run, settledOn, now);
  if (wrongDay !== null) return refuse(wrongDay);
  const contradicted = await contradictedIn(tx, runId);
  const agreed = contradicted.wholeRun ? [] : ordered.filter(({ id }) => !contradicted.payouts.has(id));
  if (agreed.length === 0) return refuse("contradicted");
  for (const payout of agreed)
    await settle(tx, { run, payout }, { by, state: "paid", settledOn, bankReference: null }, now);
  return accept({ payouts: agreed.length });
}

export type ReturnRefusal = "unknown" | "not_paid" | "returned_already" | "before_it_left" | "in_the_future";

/**
 * Rule 46: a confirmed transfer came back. It is booked on the day it did; it is owed to the organisation again, which is in
 * no run until an admin reviewed its account. Runs in the caller's transaction.
 */
export async function returnPayout(
  tx: Queryable,
  payoutId: number,
  back: Return,
  now: Date,
): Promise<Result<Payout, ReturnRefusal>> {
  const before = await findPayout(tx, payoutId);
  if (before === undefined) return refuse("unknown");
  await lockRun(tx, before.run_id);
  const payout = (await findPayout(tx, payoutId)) ?? before;
  if (payout.state === "returned") return refuse("returned_already");
  if (payout.state !== "paid" || payout.settled_on === null) return refuse("not_paid");
  if (back.returnedOn < payout.settled_on) return refuse("before_it_left");
  if (back.returnedOn > brusselsDay(now)) return refuse("in_the_future");
  await journalPayoutReturned(tx, factsOf(payout, instantOn(back.returnedOn, now)));
  await markReturned(tx, payoutId, back, now);
  return accept(payout);
}

/** Noon UTC of a day, but never later than now. */
export const instantOn = (day: Day, now: Date): Date =>
  new Date(Math.min(new Date(`${day}T12:00:00Z`).getTime(), now.getTime()));

/** Booked on the bank's day, so that a year's books agree with its statements; a refusal has no day of its own. */
async function settle(
  tx: Queryable,
  { run, payout }: { run: PayoutRun; payout: Payout },
  settlement: Settlement,
  now: Date,
) {
  const ordered = run.decided_at ?? now;
  const left = settlement.state === "paid" ? instantOn(settlement.settledOn, now) : now;
  const facts = factsOf(payout, left < ordered ? ordered : left);
  await (settlement.state === "paid" ? journalPayoutPaid(tx, facts) : journalPayoutRejected(tx, facts));
  await markSettled(tx, payout.id, settlement, now);
}

function dayRefusal({ decided_at }: PayoutRun, day: Day, now: Date): SettleRefusal | null {
  if (decided_at !== null && day < brusselsDay(decided_at)) return "before_its_order";
  return day > brusselsDay(now) ? "in_the_future" : null;
}
