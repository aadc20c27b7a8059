import * as fc from "fast-check";
import { expect, test } from "vitest";
import { estimateKcal, referenceWeight } from "./estimate.ts";

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
