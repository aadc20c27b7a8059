import fc from "fast-check";
import { expect, test } from "vitest";
import { publicTable, type Given, type PublicTable } from "./public-table.ts";

// An attacker who has every page solves the equations they are: over a prime field, on which a solution that holds for all
// sums is the same as over the fractions.
const PRIME = 2_147_483_629n;
const PERIODS = [202612, 202611, 202610, 202609, 202608];

type Row = bigint[];
const mod = (value: bigint) => ((value % PRIME) + PRIME) % PRIME;

function inverse(value: bigint): bigint {
  let [power, base, result] = [PRIME - 2n, mod(value), 1n];
  for (; power > 0n; power >>= 1n) {
    if (power & 1n) result = mod(result * base);
    base = mod(base * base);
  }
  return result;
}

const less = (row: Row, factor: bigint, other: Row): Row =>
  row.map((value, at) => mod(value - factor * (other[at] ?? 0n)));

/** Takes from a row what the basis has of it. */
const reduced = (row: Row, basis: readonly Row[]): Row =>
  basis.reduce((rest, one) => {
    const lead = one.findIndex((value) => value !== 0n);
    return less(rest, mod((rest[lead] ?? 0n) * inverse(one[lead] ?? 1n)), one);
  }, row);

function basisOf(rows: readonly Row[]): Row[] {
  const basis: Row[] = [];
  for (const row of rows) {
    const rest = reduced(row, basis);
    if (rest.some((value) => value !== 0n)) basis.push(rest);
  }
  return basis;
}

/** Each number that a page shows, as which of the given it adds up. */
function published(table: PublicTable, given: readonly Given[]): Row[] {
  const sumOf = (which: (one: Given) => boolean): Row => given.map((one) => (which(one) ? 1n : 0n));
  const organisations = [...new Set(given.map(({ organisation }) => organisation))];
  const cards = organisations.map((id) => sumOf(({ organisation }) => organisation === id));
  const months = table.months.map(({ periods }) => sumOf(({ period }) => periods.includes(period)));
  const told = table.months.flatMap(({ period: month, periods }) =>
    organisations
      .filter((id) => table.isTold(id, month))
      .map((id) => sumOf(({ organisation, period }) => organisation === id && periods.includes(period))),
  );
  return [...cards, ...months, ...told, ...pagesOf(table, given, organisations)];
}

/** On an organisation's page: a sum is of its own public month and the newer ones after it, or of all that is left. */
function pagesOf(table: PublicTable, given: readonly Given[], organisations: readonly number[]): Row[] {
  return organisations.flatMap((id) => {
    const own = given.map((one) => (one.organisation === id ? one.cents : 0n));
    return table.ofOrganisation(id).map(({ cents }) => partWith(own, cents));
  });
}

/** Every given sum is another power of two, so that a sum says what it adds up. */
const partWith = (own: readonly bigint[], cents: bigint): Row =>
  own.map((one) => ((one & cents) === 0n ? 0n : 1n));

const sum = (which: readonly { cents: bigint }[]) => which.reduce((all, { cents }) => all + cents, 0n);

const donors = fc.constantFrom(0, 0, 1, 3, 4, 5, 6, 9);
const worlds = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .chain(([organisations, months]) =>
    fc.array(fc.array(donors, { minLength: months, maxLength: months }), {
      minLength: organisations,
      maxLength: organisations,
    }),
  );

function worldOf(counts: readonly (readonly number[])[]) {
  const given = counts
    .flatMap((row, organisation) =>
      row.map((count, at) => ({ organisation, period: PERIODS[at] ?? 0, donors: count })),
    )
    .filter(({ donors: count }) => count > 0)
    .map((one, at) => ({ ...one, cents: 1n << BigInt(at) }));
  const periods = [...new Set(given.map(({ period }) => period))].toSorted((a, b) => b - a);
  const months = periods.map((period) => ({
    period,
    donors: Math.max(...given.filter((one) => one.period === period).map((one) => one.donors)),
  }));
  return { given, months };
}

const choicesOf = ([one, ...others]: readonly Given[]): Given[][] =>
  one === undefined ? [[]] : choicesOf(others).flatMap((some) => [some, [one, ...some]]);

/** Every choice of months in which fewer than five gave to an organisation, but all it was ever given (its card says that). */
const fewOf = (given: readonly Given[]): Given[][] =>
  [...Map.groupBy(given, ({ organisation }) => organisation).values()].flatMap((own) =>
    choicesOf(own.filter(({ donors: count }) => count < 5)).filter(
      (some) => some.length > 0 && some.length < own.length,
    ),
  );

test("nothing that fewer than five gave to one organisation in a month can be computed from the pages", () => {
  fc.assert(
    fc.property(worlds, (counts) => {
      const { given, months } = worldOf(counts);
      const table = publicTable(months, given);
      const basis = basisOf(published(table, given));
      const derived = fewOf(given).filter((some) =>
        reduced(
          given.map((one) => (some.includes(one) ? 1n : 0n)),
          basis,
        ).every((value) => value === 0n),
      );
      expect(derived).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("an organisation's months are all it was given, and the others of a month are of at least five", () => {
  fc.assert(
    fc.property(worlds, (counts) => {
      const { given, months } = worldOf(counts);
      const table = publicTable(months, given);
      if (table.months.length === 0) return;
      const of = (id: number) => given.filter(({ organisation }) => organisation === id);
      expect(table.months.flatMap(({ periods }) => periods)).toEqual(months.map(({ period }) => period));
      for (const { organisation } of given)
        expect(sum(table.ofOrganisation(organisation))).toBe(sum(of(organisation)));
      for (const { period: month, periods } of table.months) {
        const others = given.filter(
          (one) =>
            periods.includes(one.period) &&
            !table.isTold(one.organisation, month) &&
            of(one.organisation).some(({ period }) => !periods.includes(period)),
        );
        expect(others.length === 0 || others.some((one) => one.donors >= 5)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
