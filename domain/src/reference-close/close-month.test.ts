import { expect, test } from "vitest";
import type { PledgeVersion } from "./pledge-version.ts";
import type { CarriedLine, MonthFacts, PayerFact, PledgeFact, StopFact, WorkoutFact } from "./month-facts.ts";
import { closeMonth } from "./close-month.ts";

const DONOR = 1;
const BURNER = 7;
const at = (text: string) => new Date(`${text}+01:00`);

const workout = (
  id: number,
  endAt: string,
  kcal: number,
  change: Partial<WorkoutFact> = {},
): WorkoutFact => ({
  id,
  burnerId: BURNER,
  endAt: at(endAt),
  kcal,
  alreadySettled: false,
  held: false,
  synced: false,
  ...change,
});
const version = (rateCents: number, change: Partial<PledgeVersion> = {}): PledgeVersion => ({
  rateCents,
  cap: "unlimited",
  syncedOnly: false,
  validFrom: at("2026-01-01T00:00"),
  validTo: null,
  ...change,
});
const pledge = (versions: PledgeVersion[], burnerId = BURNER): PledgeFact => ({
  payerId: DONOR,
  burnerId,
  versions,
});
const donor = (change: Partial<PayerFact> = {}): PayerFact => ({
  id: DONOR,
  methodSince: at("2026-01-01T00:00"),
  ceiling: 25_000n,
  stops: [],
  blacklist: [],
  ...change,
});
const carriedLine = (due: bigint, organisations: number[]): CarriedLine => ({
  lineId: 900n,
  period: 202610,
  payerId: DONOR,
  burnerId: BURNER,
  due,
  organisations,
});

function november(change: Partial<MonthFacts>) {
  const { statements, settledWorkoutIds } = closeMonth({
    period: 202611,
    workouts: [workout(1, "2026-11-10T19:00", 6000)],
    payers: [donor()],
    pledges: [pledge([version(10)])],
    organisationsOf: new Map([
      [BURNER, [100, 200, 300]],
      [8, [100]],
    ]),
    rests: [],
    carried: [],
    lineSeed: (payerId, burnerId) => BigInt(payerId * 1000 + burnerId),
    ...change,
  });
  return { settledWorkoutIds, statements, statement: statements[0], line: statements[0]?.lines[0] };
}

test("6000 calories at 0.10 euro per 100 make 6 euros, two for each of three organisations", () => {
  const { line, statement, settledWorkoutIds } = november({});
  expect(settledWorkoutIds).toEqual([1]);
  expect(statement?.total).toBe(600n);
  expect(line).toMatchObject({ kcal: 6000n, rawUnits: 60_000n, computed: 600n, due: 600n, state: "pending" });
  expect(line?.allocations).toEqual(
    new Map([
      [100, 200n],
      [200, 200n],
      [300, 200n],
    ]),
  );
});

test("a workout counts by its end: from 35 days before the month to just before the next one", () => {
  const { settledWorkoutIds, line } = november({
    workouts: [
      workout(1, "2026-12-01T00:00", 100),
      workout(2, "2026-11-30T23:59", 100),
      workout(3, "2026-09-27T00:00", 100),
      workout(4, "2026-09-26T23:59", 100),
      workout(5, "2026-11-10T12:00", 100, { held: true }),
      workout(6, "2026-11-10T12:00", 100, { alreadySettled: true }),
    ],
  });
  expect(settledWorkoutIds).toEqual([2, 3]);
  expect(line?.kcal).toBe(200n);
});

test("a workout is settled even if nobody pays for it", () => {
  const { settledWorkoutIds, statements } = november({ pledges: [] });
  expect(settledWorkoutIds).toEqual([1]);
  expect(statements).toEqual([]);
});

test("a change of rate prices each workout by its own end, under the latest cap", () => {
  const change = at("2026-11-15T12:00");
  const { line } = november({
    workouts: [workout(1, "2026-11-15T11:59", 1000), workout(2, "2026-11-15T12:00", 2000)],
    pledges: [
      pledge([version(20, { cap: 5_000n, validTo: change }), version(10, { cap: 300n, validFrom: change })]),
    ],
  });
  expect(line?.parts).toEqual([
    { rateCents: 10, kcal: 2000n },
    { rateCents: 20, kcal: 1000n },
  ]);
  expect(line).toMatchObject({ rawUnits: 40_000n, cap: 300n, computed: 300n });
});

test("a pledge stopped in the month bills what was done before, under its last cap", () => {
  const { line } = november({
    workouts: [workout(1, "2026-11-10T19:00", 6000), workout(2, "2026-11-21T19:00", 6000)],
    pledges: [pledge([version(10, { cap: 500n, validTo: at("2026-11-20T00:00") })])],
  });
  expect(line).toMatchObject({ kcal: 6000n, cap: 500n, computed: 500n });
});

test("a late workout counts under the pledge of its time, even if that was stopped before the month", () => {
  const { line } = november({
    workouts: [workout(1, "2026-10-20T19:00", 6000)],
    pledges: [pledge([version(10, { cap: 500n, validTo: at("2026-10-25T00:00") })])],
  });
  expect(line).toMatchObject({ kcal: 6000n, cap: 500n, computed: 500n });
});

test("nothing counts before the payer's method was saved, nor in that very instant", () => {
  const methodSince = at("2026-11-10T19:00");
  const workouts = [workout(1, "2026-11-10T19:00", 6000)];
  expect(november({ workouts, payers: [donor({ methodSince })] }).statements).toEqual([]);
  expect(november({ workouts, payers: [donor({ methodSince: null })] }).statements).toEqual([]);
  const later = [...workouts, workout(2, "2026-11-10T19:01", 100)];
  expect(november({ workouts: later, payers: [donor({ methodSince })] }).line?.kcal).toBe(100n);
});

const stop = (from: string, until: string | null, kind: StopFact["kind"] = "pause"): StopFact => ({
  kind,
  from: at(from),
  until: until === null ? null : at(until),
});

test("what ends while a payer is stopped earns nothing; what ended before, or ends from the instant it goes on, does", () => {
  const workouts = [
    workout(1, "2026-11-10T18:59", 100),
    workout(2, "2026-11-10T19:00", 6000),
    workout(3, "2026-11-12T18:59", 6000),
    workout(4, "2026-11-12T19:00", 20),
    workout(5, "2026-11-14T00:00", 6000),
    workout(6, "2026-11-16T00:00", 3),
  ];
  const kcal = (...stops: StopFact[]) => november({ workouts, payers: [donor({ stops })] }).line?.kcal;
  expect(kcal(stop("2026-11-10T19:00", null))).toBe(100n);
  expect(kcal(stop("2026-11-10T19:00", null, "dispute"))).toBe(100n);
  expect(kcal(stop("2026-11-10T19:00", "2026-11-12T19:00"))).toBe(6123n);
  expect(
    kcal(stop("2026-11-13T00:00", "2026-11-15T00:00"), stop("2026-11-10T19:00", "2026-11-12T19:00")),
  ).toBe(123n);
  expect(
    kcal(
      stop("2026-11-10T19:00", "2026-11-12T00:00"),
      stop("2026-11-11T00:00", "2026-11-15T00:00", "dispute"),
      stop("2026-11-16T00:00", null, "own"),
    ),
  ).toBe(100n);
});

test("a blacklisted organisation leaves its share to the others", () => {
  const { line } = november({ payers: [donor({ blacklist: [200] })] });
  expect(line?.allocations).toEqual(
    new Map([
      [100, 300n],
      [300, 300n],
    ]),
  );
});

test("a line without any organisation left is not funded and leaves the ceiling to the others", () => {
  const { statement } = november({
    workouts: [workout(1, "2026-11-10T19:00", 6000), workout(2, "2026-11-10T19:00", 6000, { burnerId: 8 })],
    payers: [donor({ blacklist: [100], ceiling: 600n })],
    pledges: [pledge([version(10)]), pledge([version(10)], 8)],
  });
  expect(statement).toMatchObject({ total: 600n, scaledDown: false });
  expect(statement?.lines).toMatchObject([
    { burnerId: BURNER, due: 600n, state: "pending" },
    { burnerId: 8, computed: 600n, due: 0n, state: "no_organisation", allocations: new Map() },
  ]);
});

test("above the payer's ceiling all lines shrink alike, the carried ones too", () => {
  const { statement } = november({ payers: [donor({ ceiling: 500n })], carried: [carriedLine(150n, [100])] });
  expect(statement).toMatchObject({ total: 500n, scaledDown: true });
  expect(statement?.lines).toMatchObject([{ computed: 600n, due: 400n }]);
  expect(statement?.carried).toMatchObject([{ lineId: 900n, period: 202610, due: 100n }]);
});

test("a carried line comes back even in a month without workouts", () => {
  const { statement } = november({ workouts: [], carried: [carriedLine(150n, [100])] });
  expect(statement).toMatchObject({ total: 150n, lines: [] });
  expect(statement?.carried[0]?.allocations).toEqual(new Map([[100, 150n]]));
});

test("workouts of no calories make no line", () => {
  expect(november({ workouts: [workout(1, "2026-11-10T19:00", 0)] }).statements).toEqual([]);
});
