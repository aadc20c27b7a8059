import { expect, test } from "vitest";
import { assess as assessFor, type AssessedWorkout } from "./plausibility.ts";
import { TRUST_TIERS } from "../efforts/activity.ts";
import { estimateKcal } from "./estimate.ts";

const workout = (of: Partial<AssessedWorkout>): AssessedWorkout => ({
  type: "biking",
  km: null,
  minutes: null,
  kcal: 300,
  kg: 60,
  countedTodayKcal: 0,
  countedThisMonthKcal: 0,
  ...of,
});
const assess = (of: Partial<AssessedWorkout>) => assessFor(workout(of), "manual");
const RECORDED = TRUST_TIERS.filter((tier) => tier !== "manual");
const run = (km: number, minutes: number) =>
  assess({ type: "running", km, minutes, kcal: estimateKcal({ type: "running", km, minutes, kg: 60 }) });
const walk = (km: number, minutes: number) =>
  assess({ type: "walking", km, minutes, kcal: estimateKcal({ type: "walking", km, minutes, kg: 60 }) });
const ok = { kind: "ok" };
const held = (reason: string) => ({ kind: "held", reason });
const rejected = (reason: string) => ({ kind: "rejected", reason });

test("an ordinary run, walk or ride counts at once", () => {
  expect(run(10, 60)).toEqual(ok);
  expect(walk(5, 60)).toEqual(ok);
  expect(assess({})).toEqual(ok);
});

test("a speed no human reaches is refused", () => {
  expect(run(28, 60)).toEqual(rejected("speed_impossible"));
  expect(walk(17, 60)).toEqual(rejected("speed_impossible"));
  expect(run(520, 193)).toEqual(rejected("speed_impossible"));
});

test("a club runner's training, race and marathon count at once", () => {
  for (const [km, minutes] of [
    [10, 49],
    [8, 39],
    [12, 45],
    [21.0975, 100],
    [21.0975, 64],
    [42.195, 209],
  ] as const)
    expect(run(km, minutes), `${km} km in ${minutes} minutes`).toEqual(ok);
});

test("over 20 km/h for half an hour a run is held, a sprint is not", () => {
  expect(run(10, 30)).toEqual(ok);
  expect(run(10.1, 30)).toEqual(held("speed_unusual"));
  expect(run(10.1, 29.9)).toEqual(ok);
  expect(run(7, 20.9)).toEqual(ok);
  expect(run(0.2, 0.55)).toEqual(ok);
  expect(walk(9, 60)).toEqual(ok);
  expect(walk(9.1, 60)).toEqual(held("speed_unusual"));
});

test("a ride or a swim faster than bodies go for half an hour is held, and faster than any refused", () => {
  const ride = (km: number, minutes: number) => assess({ km, minutes });
  const swim = (km: number, minutes: number) => assess({ type: "swimming", km, minutes });
  expect([ride(45, 60), swim(6, 60)]).toEqual([ok, ok]);
  expect([ride(46, 60), swim(6.1, 60)]).toEqual([held("speed_unusual"), held("speed_unusual")]);
  expect([ride(20, 20), assess({ type: "swimming", km: 0.1, minutes: 0.8, kcal: 5 })]).toEqual([ok, ok]);
  expect([ride(120, 60), swim(30, 60)]).toEqual([rejected("speed_impossible"), rejected("speed_impossible")]);
});

test("more calories per hour than a body gives are refused, many are held", () => {
  expect(assess({ minutes: 60, kcal: 1330 })).toEqual(rejected("effort_impossible"));
  expect(assess({ minutes: 60, kcal: 900 })).toEqual(ok);
  expect(assess({ minutes: 60, kcal: 910 })).toEqual(held("effort_unusual"));
  expect(assess({ minutes: 29, kcal: 450 })).toEqual(ok);
  expect(assess({ type: "walking", km: 8, minutes: 60, kcal: 910 })).toEqual(held("effort_unusual"));
  // A run without a distance is judged by its calories alone.
  expect(assess({ type: "running", minutes: 60, kcal: 910 })).toEqual(held("effort_unusual"));
  expect(assess({ type: "running", km: 15.5, minutes: 60, kcal: 930 })).toEqual(ok);
  expect(assess({ type: "running", km: 15.5, minutes: 60, kcal: 1330 })).toEqual(
    rejected("effort_impossible"),
  );
});

test("no workout may exceed 20 000 calories, no day 10 000", () => {
  expect(assess({ kcal: 20_010 })).toEqual(rejected("workout_too_large"));
  expect(assess({ kcal: 3000, countedTodayKcal: 7001 })).toEqual(rejected("day_too_large"));
});

test("a large workout, day or month is stored and held", () => {
  expect(assess({ kcal: 5010 })).toEqual(held("workout_large"));
  expect(assess({ kcal: 3000, countedTodayKcal: 1001 })).toEqual(held("day_large"));
  expect(assess({ kcal: 3000, countedTodayKcal: 1000 })).toEqual(ok);
  expect(assess({ kcal: 300, countedThisMonthKcal: 19_701 })).toEqual(held("month_large"));
});

test.each(RECORDED)(
  "what is recorded (%s) has no cap for a single workout and a wider one for the month",
  (tier) => {
    const recorded = (of: Partial<AssessedWorkout>) => assessFor(workout(of), tier);
    expect(recorded({ kcal: 3_990, countedThisMonthKcal: 41_010 })).toEqual(ok);
    expect(recorded({ kcal: 3_990, countedThisMonthKcal: 41_011 })).toEqual(held("month_large"));
    expect(recorded({ kcal: 5_010 })).toEqual(held("day_large"));
    expect(recorded({ kcal: 10_001 })).toEqual(rejected("day_too_large"));
    expect(recorded({ minutes: 60, kcal: 1330 })).toEqual(rejected("effort_impossible"));
  },
);
