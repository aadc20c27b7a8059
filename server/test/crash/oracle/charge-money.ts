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
  /** Refunds and lost disputes that stand, with what of each the organisations bore. */
  gone: Map<string, Gone>;
  /** Told before the release; what comes after it is not the organisations' to bear. */
  feeBefore: bigint;
};
type Gone = { amount: bigint; theirs: ByOrganisation; beforeRelease: boolean };

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
    gone: new Map(),
    feeBefore: 0n,
  };
  const legs = holders(money).map(
    ([organisation, cents]) => [CLEARING, heldBy(organisation), cents] as const,
  );
  return { money, legs: legsOf(legs) };
}

/** The shares bear it, as far as they stand for it. */
export function keepFee(money: ChargeMoney, fee: bigint): Legs {
  money.fee = fee;
  if (!money.released) money.feeBefore = fee;
  const borne = notBelowZero(allHeld(money) - keptOf(money.amount, fee, notGoneBack(money)));
  const parts = takeFromHeld(money, borne);
  return legsOf([
    [FEES, CLEARING, fee],
    ...[...parts].map(([organisation, cents]) => [heldBy(organisation), FEES, cents] as const),
    [LOSSES, FEES, notBelowZero(fee - borne)],
  ]);
}

/** A refund, or a dispute that is lost: the shares bear it, down to what may stay with them; the association the rest. */
export function goBack(money: ChargeMoney, ref: string, sum: bigint, from: "refund" | "dispute"): Legs {
  const credit = from === "refund" ? CLEARING : DISPUTED;
  const keep = keptOf(money.amount, money.fee, notBelowZero(notGoneBack(money) - sum));
  const fromShares = least(notBelowZero(allHeld(money) - keep), sum);
  const theirs = takeFromHeld(money, fromShares);
  money.gone.set(ref, { amount: sum, theirs, beforeRelease: !money.released });
  return legsOf([
    ...[...theirs].map(([organisation, cents]) => [heldBy(organisation), credit, cents] as const),
    [LOSSES, credit, sum - fromShares],
  ]);
}

/** It came back: the organisations get what brings them to what they would have without it, the association the rest. */
export function comeBack(money: ChargeMoney, ref: string): Legs {
  const { amount: sum, theirs } = money.gone.get(ref) ?? NOTHING;
  money.gone.delete(ref);
  const takenBefore = [...money.gone.values()].filter(({ beforeRelease }) => beforeRelease);
  const left = notBelowZero(money.amount - sumOf(takenBefore.map(({ amount }) => amount)));
  const have = allHeld(money) + sumOf(money.payable.values());
  const list = [...theirs].filter(([, cents]) => cents > 0n);
  const wanted = notBelowZero(keptOf(money.amount, money.feeBefore, left) - have);
  const back = list.length === 0 ? 0n : least(wanted, sum);
  const parts = partsOf(back, list);
  const [to, account] = money.released ? [money.payable, payableTo] : [money.held, heldBy];
  for (const [organisation, cents] of parts) add(to, organisation, cents);
  return legsOf([
    ...[...parts].map(([organisation, cents]) => [CLEARING, account(organisation), cents] as const),
    [CLEARING, LOSSES, sum - back],
  ]);
}

const NOTHING: Gone = { amount: 0n, theirs: new Map(), beforeRelease: true };

/** The bank took it, and nobody has lost it yet. */
export const disputed = (sum: bigint): Legs => legsOf([[DISPUTED, CLEARING, sum]]);
/** The bank gives it back; what was lost before comes back as a refund does that failed. */
export const won = (money: ChargeMoney, ref: string, sum: bigint): Legs =>
  money.gone.has(ref) ? comeBack(money, ref) : legsOf([[CLEARING, DISPUTED, sum]]);

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
const notGoneBack = ({ amount, gone }: ChargeMoney) =>
  notBelowZero(amount - sumOf([...gone.values()].map((each) => each.amount)));
