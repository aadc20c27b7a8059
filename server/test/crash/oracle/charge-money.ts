import { inProportion, keptOf, least, notBelowZero, sumOf } from "./arithmetic.ts";
import type { Earned } from "./earned.ts";
import { legsOf, type Legs } from "./legs.ts";

const CLEARING = "provider_clearing:2";
const LOSSES = "dispute_losses:0";
const DISPUTED = "disputed_funds:0";
const FEES = "provider_fees:2";

const heldBy = (organisation: number) => `org_held:${organisation}`;
const payableTo = (organisation: number) => `org_payable:${organisation}`;

type ByOrganisation = Map<number, bigint>;

/** The money of one charge, as the rules move it, one thing after another. */
export type ChargeMoney = {
  amount: bigint;
  fee: bigint;
  released: boolean;
  held: ByOrganisation;
  payable: ByOrganisation;
  /** What went back and did not fail, with what of it the organisations bore. */
  refunded: Map<string, { amount: bigint; theirs: ByOrganisation }>;
  lost: Map<string, bigint>;
};

/** The provider holds it, for whoever it was earned for. */
export function succeed(amount: bigint, lines: readonly Earned[]): { money: ChargeMoney; legs: Legs } {
  const held: ByOrganisation = new Map();
  for (const { shares } of lines) for (const [organisation, cents] of shares) add(held, organisation, cents);
  const money: ChargeMoney = {
    amount,
    fee: 0n,
    released: false,
    held,
    payable: new Map(),
    refunded: new Map(),
    lost: new Map(),
  };
  const legs = holders(money).map(
    ([organisation, cents]) => [CLEARING, heldBy(organisation), cents] as const,
  );
  return { money, legs: legsOf(legs) };
}

/** The shares bear it, as far as they stand for it. */
export function keepFee(money: ChargeMoney, fee: bigint): Legs {
  money.fee = fee;
  const borne = notBelowZero(allHeld(money) - keptOf(money.amount, fee, notGoneBack(money)));
  const parts = takeFromHeld(money, borne);
  return legsOf([
    [FEES, CLEARING, fee],
    ...[...parts].map(([organisation, cents]) => [heldBy(organisation), FEES, cents] as const),
    [LOSSES, FEES, notBelowZero(fee - borne)],
  ]);
}

export function refund(money: ChargeMoney, ref: string, sum: bigint): Legs {
  const { legs, theirs } = bear(money, sum, CLEARING);
  money.refunded.set(ref, { amount: sum, theirs });
  return legs;
}

/** A refund that did not arrive. */
export function refundBack(money: ChargeMoney, ref: string): Legs {
  const { amount: sum, theirs } = money.refunded.get(ref) ?? {
    amount: 0n,
    theirs: new Map<number, bigint>(),
  };
  money.refunded.delete(ref);
  const were = sumOf(theirs.values());
  const missing = keptOf(money.amount, money.fee, notGoneBack(money)) - allHeld(money);
  const back = money.released || were === 0n ? were : least(notBelowZero(missing), sum);
  const list = [...theirs].filter(([, cents]) => cents > 0n);
  const parts = partsOf(back, list);
  const [to, account] = money.released ? [money.payable, payableTo] : [money.held, heldBy];
  for (const [organisation, cents] of parts) add(to, organisation, cents);
  return legsOf([
    ...[...parts].map(([organisation, cents]) => [CLEARING, account(organisation), cents] as const),
    [CLEARING, LOSSES, sum - back],
  ]);
}

/** The bank took it, and nobody has lost it yet. */
export const disputed = (sum: bigint): Legs => legsOf([[DISPUTED, CLEARING, sum]]);
export const won = (sum: bigint): Legs => legsOf([[CLEARING, DISPUTED, sum]]);

export function lose(money: ChargeMoney, ref: string, sum: bigint): Legs {
  const { legs } = bear(money, sum, DISPUTED);
  money.lost.set(ref, sum);
  return legs;
}

/** Nobody can take it back any more. */
export function release(money: ChargeMoney): Legs {
  const list = holders(money);
  for (const [organisation, cents] of list) {
    add(money.held, organisation, -cents);
    add(money.payable, organisation, cents);
  }
  money.released = true;
  return legsOf(list.map(([organisation, cents]) => [heldBy(organisation), payableTo(organisation), cents]));
}

/** Who bears what goes back: the shares, down to what may stay with them; the association the rest. */
function bear(money: ChargeMoney, sum: bigint, credit: string): { legs: Legs; theirs: ByOrganisation } {
  const keep = keptOf(money.amount, money.fee, notBelowZero(notGoneBack(money) - sum));
  const fromShares = least(notBelowZero(allHeld(money) - keep), sum);
  const theirs = takeFromHeld(money, fromShares);
  const legs = legsOf([
    ...[...theirs].map(([organisation, cents]) => [heldBy(organisation), credit, cents] as const),
    [LOSSES, credit, sum - fromShares],
  ]);
  return { legs, theirs };
}

function takeFromHeld(money: ChargeMoney, sum: bigint): ByOrganisation {
  const parts = partsOf(sum, holders(money));
  for (const [organisation, cents] of parts) add(money.held, organisation, -cents);
  return parts;
}

function partsOf(sum: bigint, list: readonly (readonly [number, bigint])[]): ByOrganisation {
  const parts = inProportion(
    sum,
    list.map(([, cents]) => cents),
  );
  return new Map(list.map(([organisation], index) => [organisation, parts[index] ?? 0n] as const));
}

const add = (to: ByOrganisation, organisation: number, cents: bigint) =>
  to.set(organisation, (to.get(organisation) ?? 0n) + cents);
const holders = ({ held }: ChargeMoney) =>
  [...held].filter(([, cents]) => cents > 0n).toSorted(([a], [b]) => a - b);
const allHeld = ({ held }: ChargeMoney) => sumOf(held.values());
const notGoneBack = ({ amount, refunded, lost }: ChargeMoney) =>
  notBelowZero(amount - sumOf([...refunded.values()].map((each) => each.amount)) - sumOf(lost.values()));
