import { expect, test } from "vitest";
import { publicTable, type Given } from "./public-table.ts";

const NOV = 202611;
const DEC = 202612;
const months = [
  { period: DEC, donors: 20 },
  { period: NOV, donors: 20 },
];
const [A, B, C, D] = [1, 2, 3, 4] as const;
const given = (organisation: number, period: number, donors: number): Given => ({
  organisation,
  period,
  donors,
  cents: BigInt(donors) * 1_000n,
});
const sumsOf = (table: ReturnType<typeof publicTable>, organisation: number) =>
  table.ofOrganisation(organisation).map(({ period, cents }) => ({ period, cents }));
const toldOf = (table: ReturnType<typeof publicTable>, organisation: number) =>
  table.months.map(({ period }) => period).filter((period) => table.isTold(organisation, period));

test("each organisation is told in each month where all have five donors", () => {
  const table = publicTable(months, [given(A, NOV, 7), given(A, DEC, 9), given(B, NOV, 5)]);
  expect([toldOf(table, A), toldOf(table, B)]).toEqual([[DEC, NOV], [NOV]]);
  expect(sumsOf(table, A)).toEqual([
    { period: DEC, cents: 9_000n },
    { period: NOV, cents: 7_000n },
  ]);
});

test("what three gave in a month is told neither as a difference of months nor as the others of one", () => {
  const table = publicTable(months, [
    given(A, NOV, 10),
    given(A, DEC, 12),
    given(B, NOV, 6),
    given(B, DEC, 3),
    given(C, NOV, 8),
    given(C, DEC, 11),
  ]);
  expect([A, B, C].map((one) => toldOf(table, one))).toEqual([[DEC, NOV], [], []]);
  expect(table.ofOrganisation(B)).toEqual([{ period: NOV, from: NOV, until: DEC, cents: 9_000n }]);
  expect(sumsOf(table, C)).toEqual([{ period: NOV, cents: 19_000n }]);
  expect(table.months).toEqual([
    { period: DEC, periods: [DEC] },
    { period: NOV, periods: [NOV] },
  ]);
});

test("organisations of which each has few in the same months hide each other only with one that has many", () => {
  const table = publicTable(months, [
    given(A, NOV, 10),
    given(A, DEC, 12),
    given(B, NOV, 6),
    given(B, DEC, 3),
    given(C, NOV, 2),
    given(C, DEC, 2),
    given(D, NOV, 7),
    given(D, DEC, 8),
  ]);
  expect([A, B, C, D].map((one) => toldOf(table, one))).toEqual([[DEC, NOV], [], [], []]);
});

test("a month in which nothing else can hide the few is added to the next older one", () => {
  const table = publicTable(months, [given(B, NOV, 6), given(B, DEC, 3), given(A, DEC, 10)]);
  expect(table.months).toEqual([{ period: NOV, periods: [DEC, NOV] }]);
  expect([toldOf(table, A), toldOf(table, B)]).toEqual([[NOV], [NOV]]);
});

test("an organisation that never had five donors in a month has one sum, all it was given", () => {
  const table = publicTable(months, [given(A, NOV, 9), given(A, DEC, 9), given(B, NOV, 2), given(B, DEC, 1)]);
  expect(sumsOf(table, B)).toEqual([{ period: NOV, cents: 3_000n }]);
});

test("while no month is public, nothing is told by month", () => {
  const table = publicTable([{ period: DEC, donors: 4 }], [given(A, DEC, 4)]);
  expect([table.months, table.ofOrganisation(A)]).toEqual([[], []]);
});
