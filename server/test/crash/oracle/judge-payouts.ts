import type { Booked } from "../../support/bank-files.ts";
import type { Findings } from "./finding.ts";
import { differenceOf, legsOf, type Legs } from "./legs.ts";
import type { ProviderBooks } from "./provider-books.ts";
import type { Replayed } from "./replay.ts";
import type { JournalRow, PayoutRow, Rows } from "./rows.ts";

type Parts = {
  rows: Rows;
  bank: readonly Booked[];
  provider: ProviderBooks;
  replayed: readonly Replayed[];
  findings: Findings;
};

const BANK = "bank:0";

/** Every transfer to an organisation beside the bank's own account, and every one of the provider to ours. */
export function judgePayouts(parts: Parts): void {
  const { rows, bank, findings } = parts;
  const left = Map.groupBy(
    bank.filter(({ cents, endToEndId }) => cents < 0n && endToEndId !== undefined),
    ({ endToEndId }) => endToEndId ?? "",
  );
  const back = new Set(bank.filter(({ cents }) => cents > 0n).flatMap(({ endToEndId }) => endToEndId ?? []));
  for (const [ref, list] of left)
    if (list.length > 1) findings.add("a payout paid twice", `${ref}: left the account ${list.length} times`);
  for (const ref of left.keys())
    if (!rows.payouts.some(({ endToEndId }) => endToEndId === ref))
      findings.add("a payout that no run ordered", `${ref} left the account`);
  for (const payout of rows.payouts)
    judgePayout(parts, payout, {
      left: left.get(payout.endToEndId)?.[0],
      isBack: back.has(payout.endToEndId),
    });
  judgeOwed(parts, back);
  judgeProvider(parts);
}

type AtTheBank = { left: Booked | undefined; isBack: boolean };

function judgePayout({ rows, findings }: Parts, payout: PayoutRow, { left, isBack }: AtTheBank): void {
  const { id, state, amount, iban, endToEndId, run_state: run } = payout;
  const own = rows.journals.filter(({ key }) => key === `out:${id}` || key.startsWith(`out:${id}:`));
  const isPaid = state === "paid" || state === "returned";
  if (left !== undefined && (run !== "approved" || left.cents !== -amount || left.iban !== iban))
    findings.add("a payout that no run ordered", `${endToEndId}: otherwise than its run says`);
  if (left === undefined && isPaid)
    findings.add("a payout that no run ordered", `${endToEndId}: ${state}, and never left the account`);
  if (left !== undefined && state === "ordered")
    findings.add("due and left undone", `${endToEndId} left the account, and is not confirmed`);
  if (isBack !== (state === "returned"))
    findings.add("a returned transfer not booked back", `${endToEndId}: ${state}`);
  const expected = expectedOf(payout);
  for (const [key, legs] of expected) compare(key, legs, own, findings);
  for (const { key, kind } of own)
    if (!expected.has(key))
      findings.add(kind === "payout_paid" ? "a payout paid twice" : "a payout that no run ordered", key);
}

function compare(key: string, legs: Legs, own: readonly JournalRow[], findings: Findings): void {
  const difference = differenceOf(legs, own.find((journal) => journal.key === key)?.legs ?? new Map());
  if (difference === null) return;
  const wrong = key.endsWith(":returned")
    ? "a returned transfer not booked back"
    : "a payout that no run ordered";
  findings.add(wrong, `${key}: ${difference}`);
}

function expectedOf({ id, organisation, amount, state }: PayoutRow): Map<string, Legs> {
  const [payable, transit] = [`org_payable:${organisation}`, `org_in_transit:${organisation}`];
  const journals = new Map<string, Legs>();
  if (state === "prepared" || state === "cancelled") return journals;
  journals.set(`out:${id}`, legsOf([[payable, transit, amount]]));
  if (state === "paid" || state === "returned")
    journals.set(`out:${id}:paid`, legsOf([[transit, BANK, amount]]));
  if (state === "rejected") journals.set(`out:${id}:back`, legsOf([[transit, payable, amount]]));
  if (state === "returned") journals.set(`out:${id}:returned`, legsOf([[BANK, payable, amount]]));
  return journals;
}

/** Nobody is ordered more than was released to them; what came back to the bank is theirs again. */
function judgeOwed({ rows, replayed, findings }: Parts, back: ReadonlySet<string>): void {
  const owed = new Map<number, bigint>();
  const add = (organisation: number, cents: bigint) =>
    owed.set(organisation, (owed.get(organisation) ?? 0n) + cents);
  for (const { money } of replayed)
    for (const [organisation, cents] of money.payable) add(organisation, cents);
  for (const { organisation, amount, state, endToEndId } of rows.payouts)
    if ((state === "ordered" || state === "paid") && !back.has(endToEndId)) add(organisation, -amount);
  for (const [organisation, cents] of owed)
    if (cents < 0n)
      findings.add("a payout paid twice", `organisation ${organisation}: ${-cents} more than it was owed`);
}

/** What the provider sent and kept; nothing else moved its account. */
function judgeProvider({ rows, provider, findings }: Parts): void {
  const [clearing, transit] = ["provider_clearing:2", "provider_in_transit:2"];
  const expected = new Map<string, Legs>();
  for (const { ref, amount } of provider.payouts) {
    if (amount < 0n) {
      expected.set(`po:${ref}:withdrawn`, legsOf([[clearing, BANK, -amount]])); // it was below zero
      continue;
    }
    expected.set(`po:${ref}`, legsOf([[transit, clearing, amount]]));
    expected.set(`po:${ref}:bank`, legsOf([[BANK, transit, amount]]));
  }
  for (const { ref, amount } of provider.costs)
    expected.set(`pf:${ref}`, legsOf([["dispute_fees:0", clearing, amount]]));
  const own = rows.journals.filter(({ charge, key }) => charge === null && !key.startsWith("out:"));
  for (const key of new Set([...expected.keys(), ...own.map((journal) => journal.key)])) {
    const found = own.find((journal) => journal.key === key)?.legs ?? new Map<string, bigint>();
    const difference = differenceOf(expected.get(key) ?? new Map(), found);
    if (difference !== null)
      findings.add("the provider's own account otherwise than it says", `${key}: ${difference}`);
  }
  if (findings.isClean()) judgeHeld(rows, provider, findings);
}

/** Every one of them is right, so their sum must be. */
function judgeHeld({ journals }: Rows, { held }: ProviderBooks, findings: Findings): void {
  let booked = 0n;
  for (const { legs } of journals)
    for (const [leg, cents] of legs) {
      const [debit = "", credit = ""] = leg.split(" > ");
      if (debit.startsWith("provider_clearing:")) booked += cents;
      if (credit.startsWith("provider_clearing:")) booked -= cents;
    }
  if (booked !== held)
    findings.add("held at the provider, but not so in the books", `${held} cents, but ${booked}`);
}
