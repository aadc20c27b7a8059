import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { nextBankDay } from "@kalivo/domain/money/bank-day.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { Queryable } from "#server/db/client.ts";
import { obstacleOf, type PayoutRules } from "./owed/obstacle.ts";
import { monthsOwed, owedToAll, type Owed, type PayoutAccount } from "./owed/owed.queries.ts";
import { holdPayouts, insertPayouts, insertRun, preparedRun } from "./payouts.queries.ts";

export type PrepareRefusal = "a_run_waits" | "nothing_to_pay";
export type Prepared = { runId: number; payouts: number; amount: Cents };

/**
 * Rule 18: prepares a run with one payout to each organisation that is owed enough and has a usable account, both as of now.
 * Nothing is booked before another admin approves it. Runs in the caller's transaction.
 */
export async function prepareRun(
  tx: Queryable,
  { adminId, rules }: { adminId: number; rules: PayoutRules },
  now: Date,
): Promise<Result<Prepared, PrepareRefusal>> {
  await holdPayouts(tx);
  if ((await preparedRun(tx)) !== undefined) return refuse("a_run_waits");
  const ready = (await owedToAll(tx, now)).flatMap((owed) => payable(owed, rules));
  if (ready.length === 0) return refuse("nothing_to_pay");
  const months = await monthsOwed(
    tx,
    ready.map(({ id }) => id),
  );
  const messageId = messageIdAt(now);
  const executeOn = nextBankDay(brusselsDay(now));
  const runId = await insertRun(tx, { messageId, executeOn, preparedBy: adminId }, now);
  const payouts = ready.map(({ id, amount, account }) => ({
    organisationId: id,
    amount,
    account,
    months: months.get(id),
    endToEndId: `${messageId}-${id}`,
  }));
  await insertPayouts(tx, runId, payouts);
  return accept({ runId, payouts: payouts.length, amount: sumCents(payouts.map(({ amount }) => amount)) });
}

type Ready = { id: number; amount: Cents; account: PayoutAccount };

function payable(owed: Owed, rules: PayoutRules): Ready[] {
  const { id, account, payable: amount } = owed;
  return account === null || obstacleOf(owed, rules) !== null ? [] : [{ id, amount, account }];
}

/** Lets a bank detect that it was given the same file twice; with an organisation's id it has at most 35 characters. */
const messageIdAt = (now: Date) =>
  `${APP_NAME.toUpperCase()}-${now.toISOString().replaceAll(/[-:.]/g, "").slice(0, 18)}`;
