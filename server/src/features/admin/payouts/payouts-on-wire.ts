import type {
  AdminOwed,
  AdminPayout,
  AdminPayoutRun,
  AdminPayoutRunDetail,
  AdminPayoutStand,
} from "@kalivo/contract/shapes/admin-payouts.ts";
import { brusselsDay, periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import { formatIban, ibanEnd } from "@kalivo/domain/money/iban.ts";
import { formatCommunication } from "@kalivo/domain/money/structured-communication.ts";
import type { Queryable } from "#server/db/client.ts";
import { figuresOf } from "../../billing/figures/month-figures.ts";
import { HELD_FIGURE } from "../../billing/figures/received.queries.ts";
import { contradictedIn } from "../../billing/payouts/bank/discrepancies.queries.ts";
import type { Debtor } from "../../billing/payouts/decide-run.ts";
import { obstacleOf, type PayoutRules } from "../../billing/payouts/owed/obstacle.ts";
import { owedToAll, type Owed } from "../../billing/payouts/owed/owed.queries.ts";
import { preparedRun } from "../../billing/payouts/payouts.queries.ts";
import { isFileOffered } from "../../billing/payouts/take-file.ts";
import { isoOrNull } from "../page/list-reply.ts";
import { selectPayouts, selectRun, type PayoutRow, type RunRow } from "./payouts.queries.ts";

export const owedOnWire = (owed: Owed, rules: PayoutRules): AdminOwed => ({
  organisation: { id: owed.id, name: owed.name },
  payable_in_euros: eurosFromCents(owed.payable),
  held_in_euros: eurosFromCents(owed.held),
  in_transit_in_euros: eurosFromCents(owed.in_transit),
  obstacle: obstacleOf(owed, rules),
});

export async function readStand(
  db: Queryable,
  { debtor, rules }: { debtor: Debtor | null; rules: PayoutRules },
  now: Date,
): Promise<AdminPayoutStand> {
  const owed = await owedToAll(db, now);
  const ready = owed.filter((one) => obstacleOf(one, rules) === null);
  return {
    payable_in_euros: sum(owed, "payable"),
    held_in_euros: sum(owed, "held"),
    in_transit_in_euros: sum(owed, "in_transit"),
    ready: { count: ready.length, amount_in_euros: sum(ready, "payable") },
    held_until: (await heldUntil(db)).map(([month, cents]) => ({
      month: periodLabel(month),
      amount_in_euros: eurosFromCents(cents),
    })),
    prepared_run: (await preparedRun(db))?.id ?? null,
    debtor: debtor === null ? null : { name: debtor.name, iban_end: ibanEnd(debtor.iban) },
  };
}

/** Per month of its release, over all months that were billed. */
async function heldUntil(db: Queryable): Promise<[PeriodId, Cents][]> {
  const held = new Map<PeriodId, Cents>();
  for (const [, months] of await figuresOf(db, HELD_FIGURE))
    for (const { month, cents } of months) held.set(month, (held.get(month) ?? 0n) + cents);
  return [...held].filter(([, cents]) => cents > 0n).toSorted(([a], [b]) => a - b);
}

const sum = (of: readonly Owed[], what: "payable" | "held" | "in_transit") =>
  eurosFromCents(sumCents(of.map((one) => one[what])));

export const runOnWire = ({ amount_cents, ...row }: RunRow): AdminPayoutRun => ({
  ...row,
  prepared_at: row.prepared_at.toISOString(),
  decided_at: isoOrNull(row.decided_at),
  recalled_at: isoOrNull(row.recalled_at),
  file_taken_at: isoOrNull(row.file_taken_at),
  signed_at: isoOrNull(row.signed_at),
  amount_in_euros: eurosFromCents(amount_cents),
});

/** Null: there is no such run. */
export async function readRun(db: Queryable, id: number, now: Date): Promise<AdminPayoutRunDetail | null> {
  const run = await selectRun(db, id);
  if (run === null) return null;
  const payouts = await selectPayouts(db, id);
  const contradicted = await contradictedIn(db, id);
  const atTheBank = payouts.filter(({ state }) => state === "ordered");
  const agreed = contradicted.wholeRun ? [] : atTheBank.filter((one) => !contradicted.payouts.has(one.id));
  return {
    ...runOnWire(run),
    payouts: payouts.map(payoutOnWire),
    at_the_bank_in_euros: sumOf(atTheBank),
    confirmable: {
      count: agreed.length,
      amount_in_euros: sumOf(agreed),
      left_out: atTheBank.filter((one) => !agreed.includes(one)).map(({ organisation }) => organisation),
    },
    likely_day: run.execute_on,
    file_offered: run.state === "approved" && isFileOffered(run, brusselsDay(now)),
  };
}

const sumOf = (payouts: readonly PayoutRow[]) =>
  eurosFromCents(sumCents(payouts.map(({ amount_cents }) => amount_cents)));

const payoutOnWire = ({
  amount_cents,
  iban,
  communication,
  left_after_all,
  ...same
}: PayoutRow): AdminPayout => ({
  ...same,
  amount_in_euros: eurosFromCents(amount_cents),
  left_after_all: left_after_all === null ? null : { on: left_after_all },
  iban: formatIban(iban),
  communication: communication === null ? null : formatCommunication(communication),
});
