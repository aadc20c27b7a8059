import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumCents } from "../money/cents.ts";
import type { PledgeVersion } from "./pledge-version.ts";
import type { MonthFacts, PayerFact, WorkoutFact } from "./month-facts.ts";
import { closeMonth, type Statement } from "./close-month.ts";
import { applyCap } from "./owed.ts";

const PAYERS = [1, 2, 3];
const BURNERS = [11, 12, 13];
const ORGANISATIONS = [101, 102, 103, 104];

const instant = fc
  .integer({ min: 0, max: 120 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 8, 1) + minutes * 60_000));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const cents = (min: bigint, max: bigint) => fc.bigInt({ min, max });
const cap = fc.oneof(cents(100n, 99_999n), fc.constant("unlimited" as const));

const workouts = fc
  .array(
    fc.record({
      burnerId: fc.constantFrom(...BURNERS),
      endAt: instant,
      kcal: fc.integer({ min: 0, max: 20_000 }),
      alreadySettled: fc.boolean(),
      held: fc.boolean(),
      synced: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((list): WorkoutFact[] => list.map((each, index) => ({ id: index + 1, ...each })));

/** Versions that follow each other, some with a pause between them. */
const versions = fc
  .tuple(
    fc.uniqueArray(instant, { minLength: 2, maxLength: 6, selector: (each) => each.getTime() }),
    fc.array(fc.record({ rateCents: fc.integer({ min: 1, max: 1000 }), cap, syncedOnly: fc.boolean() }), {
      minLength: 6,
      maxLength: 6,
    }),
    fc.boolean(),
  )
  .map(([changes, terms, running]): PledgeVersion[] => {
    const sorted = changes.toSorted((a, b) => a.getTime() - b.getTime());
    return sorted.flatMap((validFrom, index) => {
      const validTo = sorted[index + 1] ?? null;
      const stopped = validTo === null ? !running : index % 3 === 2;
      return stopped ? [] : [{ ...terms[index]!, validFrom, validTo }];
    });
  });

const stop = fc.record({
  kind: fc.constantFrom("pause" as const, "dispute" as const, "own" as const),
  from: instant,
  until: fc.option(instant, { nil: null, freq: 3 }),
});
const payers = fc.tuple(
  ...PAYERS.map((id): fc.Arbitrary<PayerFact> =>
    fc.record({
      id: fc.constant(id),
      methodSince: maybe(instant),
      ceiling: cents(100n, 100_000n),
      stops: fc.array(stop, { maxLength: 3 }),
      blacklist: fc.subarray(ORGANISATIONS, { maxLength: 3 }),
    }),
  ),
);

const pairs = PAYERS.flatMap((payerId) => BURNERS.map((burnerId) => ({ payerId, burnerId })));
const month: fc.Arbitrary<MonthFacts> = fc.record({
  period: fc.constant(202611),
  workouts,
  payers,
  pledges: fc
    .tuple(fc.subarray(pairs), fc.array(versions, { minLength: pairs.length, maxLength: pairs.length }))
    .map(([some, histories]) => some.map((pair, index) => ({ ...pair, versions: histories[index]! }))),
  organisationsOf: fc
    .tuple(...BURNERS.map(() => fc.subarray(ORGANISATIONS)))
    .map((lists) => new Map(BURNERS.map((burnerId, index) => [burnerId, lists[index] ?? []]))),
  rests: fc.array(
    fc
      .tuple(fc.constantFrom(...BURNERS), fc.tuple(instant, instant))
      .map(([burnerId, [one, other]]) =>
        one < other ? { burnerId, from: one, until: other } : { burnerId, from: other, until: one },
      ),
    { maxLength: 3 },
  ),
  carried: fc
    .array(
      fc.record({
        period: fc.constantFrom(202608, 202609, 202610),
        payerId: fc.constantFrom(...PAYERS),
        burnerId: fc.constantFrom(...BURNERS),
        due: cents(1n, 199n),
        organisations: fc.subarray(ORGANISATIONS),
      }),
      { maxLength: 4 },
    )
    .map((list) => list.map((line, index) => ({ ...line, lineId: BigInt(index + 1) }))),
  lineSeed: fc.constant((payerId: number, burnerId: number) => BigInt(payerId * 100 + burnerId)),
});

const allLines = ({ lines, carried }: Statement) => [...lines, ...carried];
const totalsOf = (facts: MonthFacts) =>
  new Map(closeMonth(facts).statements.map(({ payerId, total }) => [payerId, total]));
const check = (property: (facts: MonthFacts) => void) =>
  fc.assert(fc.property(month, property), { numRuns: 300 });

test("a statement is the sum of its lines and of what its organisations receive", () => {
  check((facts) => {
    for (const statement of closeMonth(facts).statements) {
      const lines = allLines(statement);
      expect(sumCents(lines.map(({ due }) => due))).toBe(statement.total);
      for (const { due, allocations, state } of lines) {
        expect(sumCents(allocations.values())).toBe(due);
        expect(state === "no_organisation").toBe(allocations.size === 0);
      }
    }
  });
});

test("no line exceeds its cap and no statement its ceiling", () => {
  check((facts) => {
    const ceilings = new Map(facts.payers.map(({ id, ceiling }) => [id, ceiling]));
    for (const { payerId, total, lines } of closeMonth(facts).statements) {
      expect(total <= ceilings.get(payerId)!).toBe(true);
      for (const { rawUnits, parts, computed, due, cap: lineCap } of lines) {
        expect(sumCents(parts.map(({ kcal, rateCents }) => kcal * BigInt(rateCents)))).toBe(rawUnits);
        expect(computed).toBe(applyCap(rawUnits / 100n, lineCap));
        expect(due >= 0n && due <= computed).toBe(true);
      }
    }
  });
});

test("nobody pays into an organisation on their blacklist", () => {
  check((facts) => {
    const blacklists = new Map(facts.payers.map(({ id, blacklist }) => [id, blacklist]));
    for (const { payerId, lines } of closeMonth(facts).statements) {
      for (const { allocations } of lines) {
        for (const organisation of allocations.keys()) {
          expect(blacklists.get(payerId)).not.toContain(organisation);
        }
      }
    }
  });
});

test("what ends within a rest is priced by nobody, and is settled all the same", () => {
  check((facts) => {
    const within = ({ burnerId, endAt }: WorkoutFact) =>
      facts.rests.some((rest) => rest.burnerId === burnerId && endAt >= rest.from && endAt < rest.until);
    const outside = facts.workouts.filter((workout) => !within(workout));
    const without = closeMonth({ ...facts, rests: [], workouts: outside });
    const close = closeMonth(facts);
    expect(close.statements).toEqual(without.statements);
    expect(close.settledWorkoutIds.length).toBeGreaterThanOrEqual(without.settledWorkoutIds.length);
  });
});

test("adding calories never lowers a sum", () => {
  const extra = fc.record({
    burnerId: fc.constantFrom(...BURNERS),
    endAt: instant,
    kcal: fc.integer({ min: 0, max: 20_000 }),
    synced: fc.boolean(),
  });
  fc.assert(
    fc.property(month, extra, (facts, more) => {
      const added = { ...more, id: 1000, alreadySettled: false, held: false };
      const after = totalsOf({ ...facts, workouts: [...facts.workouts, added] });
      for (const [payerId, total] of totalsOf(facts)) expect(after.get(payerId)! >= total).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("splitting every workout in two changes nothing but their ids", () => {
  check((facts) => {
    const halves = facts.workouts.flatMap((workout) => {
      const first = Math.floor(workout.kcal / 3);
      return [
        { ...workout, kcal: first },
        { ...workout, id: workout.id + 1000, kcal: workout.kcal - first },
      ];
    });
    expect(closeMonth({ ...facts, workouts: halves }).statements).toEqual(closeMonth(facts).statements);
  });
});

test("the order in which things are read changes nothing", () => {
  check((facts) => {
    const reversed: MonthFacts = {
      ...facts,
      workouts: facts.workouts.toReversed(),
      payers: facts.payers.toReversed(),
      pledges: facts.pledges
        .map((pledge) => ({ ...pledge, versions: pledge.versions.toReversed() }))
        .toReversed(),
      organisationsOf: new Map(
        [...facts.organisationsOf].toReversed().map(([burnerId, list]) => [burnerId, list.toReversed()]),
      ),
    };
    expect(closeMonth(reversed)).toEqual(closeMonth(facts));
  });
});

test("what one close settles, the next one does not settle again", () => {
  check((facts) => {
    const settled = new Set(closeMonth(facts).settledWorkoutIds);
    const settledOnce = facts.workouts.map((each) => ({
      ...each,
      alreadySettled: each.alreadySettled || settled.has(each.id),
    }));
    const again = closeMonth({ ...facts, workouts: settledOnce });
    expect(again.settledWorkoutIds).toEqual([]);
    expect(again.statements.flatMap(({ lines }) => lines)).toEqual([]);
  });
});
