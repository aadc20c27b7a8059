import { inProportion, sumOf } from "./arithmetic.ts";
import type { Earned } from "./earned.ts";
import { legsOf, type Legs } from "./legs.ts";

type Share = { burner: number; line: number; organisation: number; cents: bigint };

/** What of a charge still counts as given, by line and organisation, and what each reversal took out of it. */
export type GivenShares = {
  payer: number;
  shares: Map<string, Share>;
  taken: Map<number, Map<string, bigint>>;
};

export function newGivenShares(payer: number, lines: readonly Earned[]): GivenShares {
  const shares = lines.flatMap(({ line, burner, shares: own }) =>
    [...own].map(
      ([organisation, cents]) => [`${line}:${organisation}`, { burner, line, organisation, cents }] as const,
    ),
  );
  return { payer, shares: new Map(shares.filter(([, { cents }]) => cents > 0n)), taken: new Map() };
}

export const allGiven = ({ shares }: GivenShares): bigint =>
  sumOf([...shares.values()].map(({ cents }) => cents));

/** From the payer to whoever earned it, and on to the organisation. */
export const legsOfGiven = (given: GivenShares): Legs => legsOfShares(given, given.shares.values(), "given");

/** So much no longer counts as given; answers each share's part, and its legs. */
export function takeOut(
  given: GivenShares,
  reversal: number,
  sum: bigint,
): { parts: Map<string, bigint>; legs: Legs } {
  const list = [...given.shares]
    .filter(([, { cents }]) => cents > 0n)
    .toSorted(([, a], [, b]) => a.line - b.line || a.organisation - b.organisation);
  const cents = inProportion(
    sum,
    list.map(([, share]) => share.cents),
  );
  const parts = new Map(
    list.map(([name], index) => [name, cents[index] ?? 0n] as const).filter(([, part]) => part > 0n),
  );
  const legs = legsOfShares(given, sharesOf(given, parts), "back");
  for (const [name, part] of parts) subtract(given, name, part);
  given.taken.set(reversal, parts);
  return { parts, legs };
}

/** It counts again, as it was taken out. */
export function putBack(given: GivenShares, reversal: number): Legs {
  const parts = given.taken.get(reversal) ?? new Map<string, bigint>();
  for (const [name, part] of parts) subtract(given, name, -part);
  return legsOfShares(given, sharesOf(given, parts), "given");
}

const sharesOf = ({ shares }: GivenShares, parts: ReadonlyMap<string, bigint>): Share[] =>
  [...parts].flatMap(([name, cents]) => {
    const share = shares.get(name);
    return share === undefined ? [] : [{ ...share, cents }];
  });

function legsOfShares({ payer }: GivenShares, shares: Iterable<Share>, way: "given" | "back"): Legs {
  const leg = (from: string, to: string, cents: bigint) =>
    way === "given" ? ([from, to, cents] as const) : ([to, from, cents] as const);
  return legsOf(
    [...shares].flatMap(({ burner, organisation, cents }) => [
      leg(`given_by:${payer}`, `raised_by:${burner}`, cents),
      leg(`raised_by:${burner}`, `given_to:${organisation}`, cents),
    ]),
  );
}

function subtract({ shares }: GivenShares, name: string, cents: bigint): void {
  const share = shares.get(name);
  if (share !== undefined) shares.set(name, { ...share, cents: share.cents - cents });
}
