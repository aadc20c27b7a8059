import { allocate } from "@kalivo/domain/money/allocate.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";

// The outcome of paid charges, computed without a database: given sums, and the balance of every account. A second
// implementation of rules 14, 16 and 17, to compare with the first.

type Share = { line: bigint; burner: number; organisation: number; cents: Cents };

export type PaidCharge = {
  id: number;
  payer: number;
  period: number;
  amount: Cents;
  fee: Cents;
  paidAt: Date;
  /** Days until the release; more for a direct debit. */
  releaseDays: number;
  shares: readonly Share[];
  /** The amount of each share that counts as given; ordered like the shares, by line, then organisation. */
  given: Cents[];
  /** Refunded, or lost in a dispute. */
  returned: Cents;
  /** Net, by organisation. */
  held: Map<number, Cents>;
  dispute: "none" | "inquiry" | "open" | "over";
  released: boolean;
};

export type Money = { charges: Map<number, PaidCharge>; accounts: Map<string, Cents> };
export const noMoney = (): Money => ({ charges: new Map(), accounts: new Map() });

/** In the account's normal direction: clearing, losses and fees are debit, balances of organisations credit accounts. */
const move = ({ accounts }: Money, account: string, cents: Cents): void => {
  accounts.set(account, (accounts.get(account) ?? 0n) + cents);
};

export const leftOf = ({ given }: PaidCharge): Cents => sumCents(given);

export function succeed(
  money: Money,
  facts: Pick<PaidCharge, "id" | "payer" | "period" | "amount" | "paidAt" | "releaseDays" | "shares">,
): PaidCharge {
  const held = new Map<number, Cents>();
  for (const { organisation, cents } of facts.shares)
    held.set(organisation, (held.get(organisation) ?? 0n) + cents);
  const charge: PaidCharge = {
    ...facts,
    fee: 0n,
    given: facts.shares.map(({ cents }) => cents),
    returned: 0n,
    held,
    dispute: "none",
    released: false,
  };
  money.charges.set(charge.id, charge);
  move(money, "provider_clearing", charge.amount);
  for (const [organisation, cents] of held) move(money, `org_held:${organisation}`, cents);
  return charge;
}

/** Books the provider's fee: the part not covered by the shares is a loss. */
export function keepFee(money: Money, charge: PaidCharge, fee: Cents): void {
  charge.fee = fee;
  move(money, "provider_clearing", -fee);
  const borne = takeHeld(money, charge, fee, charge.amount - charge.returned);
  move(money, "dispute_losses", fee - borne);
}

/** Books a refund, also when the shares cover only a part of it. */
export function refund(money: Money, charge: PaidCharge, amount: Cents): void {
  reverse(charge, amount);
  move(money, "provider_clearing", -amount);
  bear(money, charge, amount);
}

/** The bank takes the whole charge and a fee. Returns the amounts taken from the given ones. */
export function openDispute(money: Money, charge: PaidCharge, fee: Cents): Cents[] {
  charge.dispute = "open";
  move(money, "disputed_funds", charge.amount);
  move(money, "provider_clearing", -charge.amount - fee);
  move(money, "dispute_fees", fee);
  return reverse(charge, charge.amount);
}

export function winDispute(money: Money, charge: PaidCharge, taken: readonly Cents[]): void {
  charge.dispute = "over";
  move(money, "disputed_funds", -charge.amount);
  move(money, "provider_clearing", charge.amount);
  charge.given = charge.given.map((cents, index) => cents + (taken[index] ?? 0n));
}

export function loseDispute(money: Money, charge: PaidCharge): void {
  charge.dispute = "over";
  move(money, "disputed_funds", -charge.amount);
  bear(money, charge, charge.amount);
}

/** Releases charges that can no longer be taken back, except disputed ones. */
export function releaseDue(money: Money, now: Date): void {
  for (const charge of money.charges.values()) {
    const due = charge.paidAt.getTime() + charge.releaseDays * 86_400_000 <= now.getTime();
    if (!due || charge.released || charge.dispute === "open" || charge.dispute === "inquiry") continue;
    charge.released = true;
    for (const [organisation, cents] of charge.held) {
      move(money, `org_held:${organisation}`, -cents);
      move(money, `org_payable:${organisation}`, cents);
    }
    charge.held = new Map();
  }
}

/** Sums given and raised by all three kinds of parties, by period; the three must be equal. */
export function totalsOf({ charges }: Money): Map<string, Cents> {
  const totals = new Map<string, Cents>();
  const add = (key: string, cents: Cents) => totals.set(key, (totals.get(key) ?? 0n) + cents);
  for (const { payer, period, shares, given } of charges.values()) {
    for (const [index, { burner, organisation }] of shares.entries()) {
      const cents = given[index] ?? 0n;
      add(`payer:${payer}:${period}`, cents);
      add(`burner:${burner}:${period}`, cents);
      add(`organisation:${organisation}:${period}`, cents);
    }
  }
  return new Map([...totals].filter(([, cents]) => cents !== 0n));
}

/** Reduces the given amounts pro rata, as far as possible. */
function reverse(charge: PaidCharge, amount: Cents): Cents[] {
  const left = leftOf(charge);
  const taken = allocate(amount < left ? amount : left, charge.given);
  charge.given = charge.given.map((cents, index) => cents - (taken[index] ?? 0n));
  return taken;
}

/** The organisations bear their net part while it is held, the association the rest. */
function bear(money: Money, charge: PaidCharge, amount: Cents): void {
  charge.returned += amount;
  const stillGiven = charge.amount - charge.returned;
  const borne = takeHeld(money, charge, amount, stillGiven > 0n ? stillGiven : 0n);
  move(money, "dispute_losses", amount - borne);
}

/** Reduces what is held to the net of what is still given, by at most `most`; returns the amount. */
function takeHeld(money: Money, charge: PaidCharge, most: Cents, stillGiven: Cents): Cents {
  const keep = ((charge.amount - charge.fee) * stillGiven) / charge.amount;
  const holders = [...charge.held].filter(([, cents]) => cents > 0n).toSorted(([a], [b]) => a - b);
  const over = sumCents(holders.map(([, cents]) => cents)) - keep;
  const taking = over <= 0n ? 0n : over < most ? over : most;
  const parts = allocate(
    taking,
    holders.map(([, cents]) => cents),
  );
  for (const [index, [organisation, cents]] of holders.entries()) {
    const part = parts[index] ?? 0n;
    charge.held.set(organisation, cents - part);
    move(money, `org_held:${organisation}`, -part);
  }
  return taking;
}
