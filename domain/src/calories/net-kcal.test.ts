import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { KcalBasis } from "../efforts/activity.ts";
import { type Body, netKcal, type Recording } from "./net-kcal.ts";
import { body, heart, lasting, moved, recording } from "./recordings.suite.ts";
import type { WorkoutTypeId } from "./workout-types.ts";

const total = (kcal: number, seconds: number, restingKcal?: number): Recording =>
  recording("biking", {
    ...lasting(seconds),
    energy: { kcal, basis: "total", ...(restingKcal !== undefined && { restingKcal }) },
  });

/** ACSM (GETP10, table 6.3): ml of oxygen per kg and minute at a speed in m/min, on a slope. */
const acsmRun = (speed: number, slope = 0) => 3.5 + 0.2 * speed + 0.9 * speed * slope;
const acsmWalk = (speed: number, slope = 0) => 3.5 + 0.1 * speed + 1.8 * speed * slope;
/** The gross energy of that oxygen, at 5 kcal a litre. */
const grossKcal = (oxygen: number, kg: number, minutes: number) => (oxygen * kg * minutes) / 200;
const walked = grossKcal(acsmWalk(1.41 * 60), 80, 1600 / 1.41 / 60);
const ran = grossKcal(acsmRun(2.82 * 60), 80, 1600 / 2.82 / 60);

/** The 24 vectors of workouts §4.6, except those answered by published equations, below. */
const VECTORS: readonly [string, Recording, Body, number, KcalBasis][] = [
  ["1: the product's example", moved("running", 10, 60), body(60), 600, "computed"],
  ["2: a month of the product's example", moved("running", 50, 300), body(60), 3000, "computed"],
  ["3: a runner of 78 kg per km", moved("running", 1, 5), body(78), 78, "computed"],
  ["4: a marathon", moved("running", 42.195, 240), body(73), 3080, "computed"],
  ["5: a slow run", moved("running", 5, 35), body(70), 350, "computed"],
  ["6: a run at walking speed", moved("running", 4, 60), body(70), 140, "computed"],
  ["7: a walk", moved("walking", 5, 60), body(60), 150, "computed"],
  ["8: a slow walk", moved("walking", 4, 60), body(80), 160, "computed"],
  ["9: a fast walk, rounded half up", moved("walking", 7, 60), body(70), 368, "computed"],
  ["10: a walk at running speed", moved("walking", 9, 60), body(70), 630, "computed"],
  ["11: a run uphill", moved("running", 10, 60, 200), body(70), 763, "computed"],
  ["12: a hike uphill", moved("walking", 10, 150, 600), body(70), 728, "computed"],
  ["17: a walk that was measured", moved("walking", 1.6, 1600 / 1.41 / 60), body(80), 64, "computed"],
  ["18: a run that was measured", moved("running", 1.6, 1600 / 2.82 / 60), body(80), 128, "computed"],
  ["19: an hour of cycling, 7 MET", recording("biking"), body(60), 360, "met"],
  ["20: half an hour at 4.8 MET", total(4.8 * 69.9 * 0.5, 1800), body(69.9), 133, "total"],
  ["21: a man's heart", heart(150, 30), body(75, { gender: "male", ageYears: 36 }), 405, "heart_rate"],
  ["22: a woman's heart", heart(140, 45), body(60, { gender: "female", ageYears: 30 }), 351, "heart_rate"],
  ["23: a watch that names its rest", total(425, 3600, 40), body(75), 385, "difference"],
  ["24: Strava's own example", { ...total(870.2, 4207), source: "strava" }, body(75), 783, "total"],
];

test.each(VECTORS)("calories of vector %s", (_name, of, whose, kcal, basis) => {
  expect(netKcal(of, whose)).toEqual({ kcal, basis });
});

/** Published values to compare the net figures above with. */
const PUBLISHED: readonly [string, number, number, number][] = [
  ["13: oxygen of a run at 10 km/h", acsmRun(10_000 / 60), 36.83, 0.005],
  ["13: with rest, 63 more than the product's example", grossKcal(acsmRun(10_000 / 60), 60, 60), 663, 0.5],
  ["14: oxygen of a walk uphill", acsmWalk(67, 0.03), 13.82, 0.005],
  ["14: with rest", grossKcal(acsmWalk(67, 0.03), 50, 30), 103.6, 0.1],
  ["15: oxygen of a walk up a steep slope", acsmWalk(93.8, 0.1), 29.76, 0.01],
  ["16: a run in metabolic equivalents", acsmRun(122.5) / 3.5, 8, 0.005],
  ["17: with rest", walked, 90.5, 0.05],
  ["17: with rest, at 4.86 kcal a litre", (walked * 4.86) / 5, 87.9, 0.1],
  ["18: with rest", ran, 141.2, 0.1],
  ["18: with rest, at 4.86 kcal a litre", (ran * 4.86) / 5, 137.3, 0.1],
];

test.each(PUBLISHED)("vector %s is as published", (_name, ours, theirs, within) => {
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(within);
});

test("the best figure wins: measured, then with rest taken away, then worked out", () => {
  const everything = { ...moved("running", 10, 60, 100), averageHeartRate: 150 };
  const man = body(70, { gender: "male", ageYears: 40 });
  const basisOf = (of: Partial<Recording>) => netKcal({ ...everything, ...of }, man);
  expect(basisOf({ energy: { kcal: 555.5, basis: "active", restingKcal: 60 } })).toEqual({
    kcal: 556,
    basis: "active",
  });
  expect(basisOf({ energy: { kcal: 620, basis: "declared" } })).toEqual({ kcal: 620, basis: "declared" });
  expect(basisOf({ energy: { kcal: 114, basis: "total", restingKcal: 17 } })).toEqual({
    kcal: 97,
    basis: "difference",
  });
  expect(basisOf({ energy: { kcal: 700, basis: "total" } })).toEqual({ kcal: 630, basis: "total" });
  expect(basisOf({ energy: { kcal: 0, basis: "active" } })?.basis).toBe("computed");
  expect(basisOf({ metres: 0.4 })?.basis).toBe("heart_rate");
  expect(basisOf({ metres: null, averageHeartRate: null })).toEqual({ kcal: 455, basis: "met" });
});

test("a heartbeat says something of a woman or man of known age, in a file, within what was tried", () => {
  const ride = heart(150, 30);
  const man = body(75, { gender: "male", ageYears: 36 });
  const others: [Recording, Body][] = [
    [ride, { ...man, gender: "other" }],
    [ride, { ...man, gender: null }],
    [ride, { ...man, ageYears: null }],
    [{ ...ride, source: "garmin" }, man],
    [{ ...ride, averageHeartRate: 99 }, man],
    [{ ...ride, averageHeartRate: 201 }, man],
  ];
  for (const [of, whose] of others) expect(netKcal(of, whose)?.basis).toBe("met");
  for (const beats of [100, 200]) expect(netKcal(heart(beats, 30), man)?.basis).toBe("heart_rate");
});

const hour = (type: WorkoutTypeId, of: Partial<Recording> = {}) => netKcal(recording(type, of), body(70));

test("a sport and a time are enough for files and providers, not for a phone's record nor for an unknown sport", () => {
  expect(hour("walking", { source: "strava", rawType: "Hike" })).toEqual({ kcal: 350, basis: "met" });
  expect(hour("strength", { source: "garmin" })).toEqual({ kcal: 175, basis: "met" });
  expect(hour("biking", { source: "health" })).toBeNull();
  expect(hour("custom", { metres: 10_000, averageHeartRate: 150 })).toBeNull();
});

test("climbing counts from files only, and pauses never", () => {
  const run = moved("running", 10, 60, 200);
  expect(netKcal({ ...run, source: "strava" }, body(70))?.kcal).toBe(700);
  const paused = { ...total(600, 7200), timerSeconds: 3600 };
  expect(netKcal(paused, body(70))?.kcal).toBe(530);
  for (const timerSeconds of [0, -5, 1e9]) {
    expect(netKcal({ ...paused, timerSeconds }, body(70))?.kcal).toBe(460);
  }
});

test("nothing is ever below zero, nor more than what the source says", () => {
  const kcal = fc.double({ min: 0.1, max: 20_000, noNaN: true });
  const seconds = fc.integer({ min: 1, max: 86_400 });
  const rest = fc.option(fc.double({ min: -10, max: 30_000, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(kcal, seconds, rest, fc.double({ min: 0, max: 500, noNaN: true }), (said, time, own, kg) => {
      const net = netKcal(total(said, time, own), body(kg))?.kcal ?? -1;
      expect(net).toBeGreaterThanOrEqual(0);
      expect(net).toBeLessThanOrEqual(Math.round(said) + 1);
    }),
  );
});
