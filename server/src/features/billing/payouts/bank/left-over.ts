import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { ibanEnd } from "@kalivo/domain/money/iban.ts";
import type { KnownPayout } from "./bank.queries.ts";
import type { BankPart, BankStatement } from "./files/bank-statement.ts";
import type { Place } from "./matched.ts";

/** Why an entry is left over for an admin to look at: nothing of it is booked. */
export type LeftOverReason =
  | { kind: "unknown" }
  | { kind: "other_amount" | "batch_sum" | "provider_amount"; expected: Cents }
  /** A whole run left as one sum, and this much of it was marked as sent back. */
  | { kind: "batch_given_up"; givenUp: Cents }
  /**
   * A credit names a payout of ours in its text, but comes from another account than the payout went to; null: not stated.
   */
  | { kind: "from_elsewhere"; account: string | null }
  | { kind: "no_such_run" | "no_reference" | "parts_differ" }
  | { kind: "other_account" | "other_debtor" | "not_ordered" | "before_order" | "in_the_future" }
  | { kind: "given_up" | "paid_twice" | "returned_twice" | "never_left" | "before_it_left" };

export type LeftOver = {
  day: Day;
  amount: Cents;
  name: string | null;
  text: string;
  organisation: string | null;
  why: LeftOverReason;
  /** Null: it contradicts nothing. */
  discrepancy: Discrepancy | null;
};

/** What the bank says and the books do not. Kept for the admins, whoever looked at the statement. */
export const DISCREPANCIES = [
  "other_amount",
  "batch_sum",
  "provider_amount",
  "from_elsewhere",
  "no_such_run",
  "no_reference",
  "parts_differ",
  "other_account",
  "other_debtor",
  "not_ordered",
  "before_order",
  "paid_twice",
  "returned_twice",
  "before_it_left",
] as const satisfies readonly LeftOverReason["kind"][];

export type DiscrepancyReason = (typeof DISCREPANCIES)[number];

export type Discrepancy = {
  reason: DiscrepancyReason;
  payoutId: number | null;
  runId: number | null;
  format: BankStatement["format"];
  reference: string;
  day: Day;
  /** Positive: received; negative: paid. */
  amount: Cents;
  expected: Cents | null;
  /** The last four characters of the sender's account. */
  accountEnd: string | null;
};

/** What an entry is about, as far as it is known: one payout, or a whole run by one of its payouts. */
type About = { payout?: KnownPayout; run?: KnownPayout };

/** The entries of a file of which nothing is booked, and those of them that contradict the books. */
export class LeftOvers {
  readonly all: LeftOver[] = [];
  readonly discrepancies: Discrepancy[] = [];

  /** `waits`: the payout is still at the bank and this may well be it, so it contradicts nothing yet. */
  add(place: Place, part: BankPart | undefined, why: LeftOverReason, about: About = {}, waits = false): void {
    const { entry } = place;
    const named = why.kind === "from_elsewhere" ? undefined : about.payout;
    const left = {
      day: entry.bookedOn,
      amount: about.run === undefined ? (part?.amount ?? entry.amount) : entry.amount,
      name: part?.name ?? null,
      text: part?.text ?? entry.orders.join(" "),
      organisation: named?.organisation.name ?? null,
      why,
    };
    const discrepancy = waits ? null : discrepancyOf(place, left, about);
    this.all.push({ ...left, discrepancy });
    if (discrepancy !== null) this.discrepancies.push(discrepancy);
  }
}

/** Null: it contradicts nothing, as what is nobody's, or to be read again once something else is booked. */
function discrepancyOf(
  { statement, entry }: Place,
  { why, amount }: Pick<LeftOver, "why" | "amount">,
  { payout, run }: About,
): Discrepancy | null {
  const reason = DISCREPANCIES.find((kind) => kind === why.kind);
  if (reason === undefined) return null;
  return {
    reason,
    payoutId: payout?.id ?? null,
    runId: payout?.runId ?? run?.runId ?? null,
    format: statement.format,
    reference: entry.reference,
    day: entry.bookedOn,
    amount,
    expected: "expected" in why ? why.expected : null,
    accountEnd: "account" in why && why.account !== null ? ibanEnd(why.account) : null,
  };
}
