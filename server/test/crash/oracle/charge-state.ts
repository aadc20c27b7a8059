import { legsOf, type Legs } from "./legs.ts";
import { inProportion, keptOf, least, notBelowZero, sumOf } from "./arithmetic.ts";
import type { Earned } from "./earned.ts";

const CLEARING = "provider_clearing:2";
const LOSSES = "dispute_losses:0";
const DISPUTED = "disputed_funds:0";
const FEES = "provider_fees:2";

const heldBy = (organisation: number) => `org_held:${organisation}`;
const payableTo = (organisation: number) => `org_payable:${organisation}`;

/** The money of one charge as the rules move it, one thing after another. */
export type ChargeState = ReturnType<typeof chargeState>;

export function chargeState({
  payer,
  amount,
  lines,
}: {
  payer: number;
  amount: bigint;
  lines: readonly Earned[];
}) {
  const held = new Map<number, bigint>();
  const payable = new Map<number, bigint>();
  /** By line and organisation, what still counts as given. */
  const given = new Map<string, { burner: number; line: number; organisation: number; cents: bigint }>();
  const refunded = new Map<string, { amount: bigint; theirs: Map<number, bigint> }>();
  const lost = new Map<string, bigint>();
  const taken = new Map<number, Map<string, bigint>>();
  const now = { fee: 0n, released: false };

  const holders = () => [...held].filter(([, cents]) => cents > 0n).toSorted(([a], [b]) => a - b);
  const allHeld = () => sumOf(held.values());
  const add = (to: Map<number, bigint>, organisation: number, cents: bigint) =>
    to.set(organisation, (to.get(organisation) ?? 0n) + cents);
  const notGoneBack = () =>
    notBelowZero(
      amount - sumOf([...refunded.values()].map((refund) => refund.amount)) - sumOf(lost.values()),
    );

  /** Who bears what goes back: the shares, down to what may stay with them; the association the rest. */
  const bear = (sum: bigint, credit: string): { legs: Legs; theirs: Map<number, bigint> } => {
    const keep = keptOf(amount, now.fee, notBelowZero(notGoneBack() - sum));
    const fromShares = least(notBelowZero(allHeld() - keep), sum);
    const list = holders();
    const parts = inProportion(
      fromShares,
      list.map(([, cents]) => cents),
    );
    const theirs = new Map(list.map(([organisation], index) => [organisation, parts[index] ?? 0n] as const));
    for (const [organisation, cents] of theirs) add(held, organisation, -cents);
    const legs = legsOf([
      ...[...theirs].map(([organisation, cents]) => [heldBy(organisation), credit, cents] as const),
      [LOSSES, credit, sum - fromShares],
    ]);
    return { legs, theirs };
  };

  const whose = (
    shares: Iterable<{ burner: number; organisation: number; cents: bigint }>,
    back: boolean,
  ) => {
    const leg = (from: string, to: string, cents: bigint) =>
      back ? ([to, from, cents] as const) : ([from, to, cents] as const);
    return legsOf(
      [...shares].flatMap(({ burner, organisation, cents }) => [
        leg(`given_by:${payer}`, `raised_by:${burner}`, cents),
        leg(`raised_by:${burner}`, `given_to:${organisation}`, cents),
      ]),
    );
  };

  const sharesOf = (parts: ReadonlyMap<string, bigint>) =>
    [...parts].map(([name, cents]) => {
      const share = given.get(name);
      if (share === undefined) throw new Error(`there is no share ${name}`);
      return { ...share, cents };
    });

  return {
    given,
    payable,
    given_cents: () => sumOf([...given.values()].map(({ cents }) => cents)),
    succeed: (): { success: Legs; whose: Legs } => {
      for (const { line, burner, shares } of lines)
        for (const [organisation, cents] of shares) {
          if (cents === 0n) continue;
          add(held, organisation, cents);
          given.set(`${line}:${organisation}`, { burner, line, organisation, cents });
        }
      const success = legsOf(
        holders().map(([organisation, cents]) => [CLEARING, heldBy(organisation), cents]),
      );
      return { success, whose: whose(given.values(), false) };
    },
    keepFee: (fee: bigint): Legs => {
      now.fee = fee;
      const borne = notBelowZero(allHeld() - keptOf(amount, fee, notGoneBack()));
      const list = holders();
      const parts = inProportion(
        borne,
        list.map(([, cents]) => cents),
      );
      for (const [index, [organisation]] of list.entries()) add(held, organisation, -(parts[index] ?? 0n));
      return legsOf([
        [FEES, CLEARING, fee],
        ...list.map(([organisation], index) => [heldBy(organisation), FEES, parts[index] ?? 0n] as const),
        [LOSSES, FEES, notBelowZero(fee - borne)],
      ]);
    },
    refund: (ref: string, sum: bigint): Legs => {
      const { legs, theirs } = bear(sum, CLEARING);
      refunded.set(ref, { amount: sum, theirs });
      return legs;
    },
    refundBack: (ref: string): Legs => {
      const { amount: sum, theirs } = refunded.get(ref) ?? { amount: 0n, theirs: new Map<number, bigint>() };
      refunded.delete(ref);
      const were = sumOf(theirs.values());
      const missing = keptOf(amount, now.fee, notGoneBack()) - allHeld();
      const back = now.released || were === 0n ? were : least(notBelowZero(missing), sum);
      const list = [...theirs].filter(([, cents]) => cents > 0n);
      const parts = inProportion(
        back,
        list.map(([, cents]) => cents),
      );
      for (const [index, [organisation]] of list.entries())
        add(now.released ? payable : held, organisation, parts[index] ?? 0n);
      const account = now.released ? payableTo : heldBy;
      return legsOf([
        ...list.map(
          ([organisation], index) => [CLEARING, account(organisation), parts[index] ?? 0n] as const,
        ),
        [CLEARING, LOSSES, sum - back],
      ]);
    },
    disputed: (sum: bigint): Legs => legsOf([[DISPUTED, CLEARING, sum]]),
    won: (sum: bigint): Legs => legsOf([[CLEARING, DISPUTED, sum]]),
    lose: (ref: string, sum: bigint): Legs => {
      const { legs } = bear(sum, DISPUTED);
      lost.set(ref, sum);
      return legs;
    },
    release: (): Legs => {
      const list = holders();
      for (const [organisation, cents] of list) {
        add(held, organisation, -cents);
        add(payable, organisation, cents);
      }
      now.released = true;
      return legsOf(
        list.map(([organisation, cents]) => [heldBy(organisation), payableTo(organisation), cents]),
      );
    },
    /** So much no longer counts as given; answers each share's part, and its legs. */
    takeOut: (reversal: number, sum: bigint): { parts: Map<string, bigint>; legs: Legs } => {
      const list = [...given]
        .filter(([, { cents }]) => cents > 0n)
        .toSorted(([, a], [, b]) => a.line - b.line || a.organisation - b.organisation);
      const cents = inProportion(
        sum,
        list.map(([, share]) => share.cents),
      );
      const parts = new Map(
        list.map(([name], index) => [name, cents[index] ?? 0n] as const).filter(([, part]) => part > 0n),
      );
      const legs = whose(sharesOf(parts), true);
      for (const [name, part] of parts) subtract(name, part);
      taken.set(reversal, parts);
      return { parts, legs };
    },
    putBack: (reversal: number): Legs => {
      const parts = taken.get(reversal) ?? new Map<string, bigint>();
      for (const [name, part] of parts) subtract(name, -part);
      return whose(sharesOf(parts), false);
    },
  };

  function subtract(name: string, cents: bigint) {
    const share = given.get(name);
    if (share !== undefined) given.set(name, { ...share, cents: share.cents - cents });
  }
}
