import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type DistanceWorkout, estimateKcal, referenceWeight } from "./estimate.ts";

/** The guide's test vectors 1 to 12 (health-sources §4.6). */
const VECTORS: readonly [string, DistanceWorkout, number][] = [
  ["the product's example, 60 kg over 10 km", { type: "running", kg: 60, km: 10, minutes: 60 }, 600],
  ["a month of the product's example, 50 km", { type: "running", kg: 60, km: 50, minutes: 300 }, 3000],
  ["a runner of 78 kg per km", { type: "running", kg: 78, km: 1, minutes: 5 }, 78],
  ["a marathon", { type: "running", kg: 73, km: 42.195, minutes: 240 }, 3080],
  ["a slow run", { type: "running", kg: 70, km: 5, minutes: 35 }, 350],
  ["a run at walking speed", { type: "running", kg: 70, km: 4, minutes: 60 }, 140],
  ["a walk", { type: "walking", kg: 60, km: 5, minutes: 60 }, 150],
  ["a slow walk", { type: "walking", kg: 80, km: 4, minutes: 60 }, 160],
  ["a fast walk, rounded half up", { type: "walking", kg: 70, km: 7, minutes: 60 }, 368],
  ["a walk at running speed", { type: "walking", kg: 70, km: 9, minutes: 60 }, 630],
  ["a run uphill", { type: "running", kg: 70, km: 10, minutes: 60, ascentM: 200 }, 763],
  ["a hike uphill", { type: "walking", kg: 70, km: 10, minutes: 150, ascentM: 600 }, 728],
];

test.each(VECTORS)("calories of %s", (_name, workout, kcal) => {
  expect(estimateKcal(workout)).toBe(kcal);
});

const longWalk = (speed: number) => estimateKcal({ type: "walking", kg: 100, km: speed * 10, minutes: 600 });
const type = fc.constantFrom("running" as const, "walking" as const);
const kg = fc.double({ min: 30, max: 200, noNaN: true });
const km = fc.double({ min: 0.01, max: 200, noNaN: true });
const minutes = fc.double({ min: 1, max: 1440, noNaN: true });

test("more kilometres in the same time never burn fewer calories", () => {
  fc.assert(
    fc.property(type, kg, km, km, minutes, (sport, weight, a, more, time) => {
      const kcal = (distance: number) =>
        estimateKcal({ type: sport, kg: weight, km: distance, minutes: time });
      expect(kcal(a + more)).toBeGreaterThanOrEqual(kcal(a));
    }),
  );
});

test("the cost of walking does not jump at 6 and at 8 km/h", () => {
  for (const speed of [6, 8]) {
    expect(Math.abs(longWalk(speed + 1e-4) - longWalk(speed - 1e-4))).toBeLessThanOrEqual(1);
  }
});

test("from 8 km/h on, walking and running burn the same", () => {
  fc.assert(
    fc.property(kg, fc.integer({ min: 8, max: 16 }), (weight, speed) => {
      const each = { kg: weight, km: speed, minutes: 60 };
      expect(estimateKcal({ type: "walking", ...each })).toBe(estimateKcal({ type: "running", ...each }));
    }),
  );
});

test("weights beyond 30 to 200 kg count as these", () => {
  expect(estimateKcal({ type: "running", kg: 5, km: 10, minutes: 60 })).toBe(300);
  expect(estimateKcal({ type: "running", kg: 900, km: 10, minutes: 60 })).toBe(2000);
});

test("no distance or no time burns nothing", () => {
  expect(estimateKcal({ type: "running", kg: 70, km: 0, minutes: 60 })).toBe(0);
  expect(estimateKcal({ type: "walking", kg: 70, km: 5, minutes: 0 })).toBe(0);
});

test("an unknown weight is that of a reference person", () => {
  expect([referenceWeight("female"), referenceWeight("male")]).toEqual([60, 73]);
  expect([referenceWeight("other"), referenceWeight(null)]).toEqual([66, 66]);
});
