import type { AdminBankDiscrepancy, BankFilePreview } from "@kalivo/contract/shapes/bank-statement.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { formatIban, ibanEnd } from "@kalivo/domain/money/iban.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Queryable } from "#server/db/client.ts";
import { outcomesOf } from "#server/features/billing/payouts/bank/discrepancies.queries.ts";
import type {
  Discrepancy,
  LeftOver,
  LeftOverReason,
} from "#server/features/billing/payouts/bank/left-over.ts";
import type { Match, From } from "#server/features/billing/payouts/bank/matched.ts";
import type { DiscrepancyRow } from "./discrepancies.queries.ts";
import type { BankFile } from "#server/features/billing/payouts/bank/read-for-us.ts";

/** The page shows this many entries; the sums are of all. */
const SHOWN = 200;
export const ENTRY_KINDS = [
  "payout_paid",
  "payout_returned",
  "provider_payout",
  "provider_withdrawal",
] as const;

export async function fileOnWire(
  db: Queryable,
  { statements, checksum, matches, already, leftOver }: BankFile,
  say: ServerWords,
): Promise<BankFilePreview> {
  const shown = inNeedFirst(leftOver).slice(0, SHOWN);
  const outcomes = await outcomesOf(
    db,
    shown.flatMap(({ discrepancy }) => discrepancy ?? []),
  );
  return {
    statements: statements.map(({ account, closesOn, opening, closing, entries, ...same }) => ({
      ...same,
      account: formatIban(account),
      closes_on: closesOn,
      opening_in_euros: eurosFromCents(opening),
      closing_in_euros: eurosFromCents(closing),
      entries: entries.length,
    })),
    seen: checksum,
    matches: matches.slice(0, SHOWN).map(matchOnWire),
    sums: ENTRY_KINDS.flatMap((kind) => {
      const amounts = matches.filter((match) => match.kind === kind).map(({ amount }) => amount);
      const count = amounts.length;
      return count === 0 ? [] : [{ kind, count, amount_in_euros: eurosFromCents(sumCents(amounts)) }];
    }),
    already,
    left_over: shown.map((one) => leftOverOnWire(one, outcomes, say)),
    left_over_count: leftOver.length,
  };
}

const matchOnWire = (match: Match): BankFilePreview["matches"][number] => ({
  kind: match.kind,
  day: match.day,
  amount_in_euros: eurosFromCents(match.amount),
  organisation: "transfer" in match ? null : match.payout.organisation,
  run_id: "transfer" in match ? null : match.payout.runId,
  reference: "transfer" in match ? match.transfer.ref : match.payout.endToEndId,
  reason: match.kind === "payout_returned" ? (match.code ?? match.text) : null,
  from: match.kind === "payout_returned" ? fromOnWire(match.from) : null,
});

const fromOnWire = ({ name, account }: From) => ({
  name,
  iban_end: account === null ? null : ibanEnd(account),
});

const inNeedFirst = (leftOver: readonly LeftOver[]) => [
  ...leftOver.filter(({ why }) => why.kind !== "unknown"),
  ...leftOver.filter(({ why }) => why.kind === "unknown"),
];

function leftOverOnWire(
  { day, amount, name, text, organisation, why, discrepancy }: LeftOver,
  outcomes: ReadonlyMap<Discrepancy, string | null>,
  say: ServerWords,
): BankFilePreview["left_over"][number] {
  const outcome = discrepancy === null ? null : (outcomes.get(discrepancy) ?? null);
  return {
    day,
    amount_in_euros: eurosFromCents(amount),
    name: organisation ?? name,
    text,
    why: sentenceOf(why, say),
    kept: discrepancy !== null && outcome === null,
    outcome,
  };
}

export const discrepancyOnWire = (row: DiscrepancyRow, say: ServerWords): AdminBankDiscrepancy => ({
  id: row.id,
  day: row.day,
  amount_in_euros: eurosFromCents(row.amount_cents),
  why: sentenceOf(reasonOf(row), say) ?? row.reason,
  reference: row.reference,
  organisation: row.organisation,
  run_id: row.run_id,
  payout_id: row.payout_id,
  seen_by: row.seen_by,
  seen_at: row.seen_at.toISOString(),
  ended:
    row.ended_at === null
      ? null
      : { by: row.ended_by, at: row.ended_at.toISOString(), outcome: row.outcome ?? "" },
});

/** As it was when the statement was read. */
function reasonOf({ reason, expected_cents, account_end }: DiscrepancyRow): LeftOverReason {
  switch (reason) {
    case "other_amount":
    case "batch_sum":
    case "provider_amount":
      return { kind: reason, expected: expected_cents ?? 0n };
    case "from_elsewhere":
      return { kind: reason, account: account_end };
    default:
      return { kind: reason };
  }
}

function sentenceOf(why: LeftOverReason, { bank }: ServerWords): string | null {
  switch (why.kind) {
    case "unknown":
      return null;
    case "other_amount":
    case "batch_sum":
    case "provider_amount":
      return bank.why[why.kind](formatEuros(why.expected));
    case "batch_given_up":
      return bank.why.batch_given_up(formatEuros(why.givenUp));
    case "from_elsewhere":
      return bank.why.from_elsewhere(why.account === null ? null : ibanEnd(why.account));
    default:
      return bank.why[why.kind];
  }
}
