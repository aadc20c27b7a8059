import { expect, test } from "vitest";
import { forecastMonth } from "./forecast.ts";

test("a month goes on at its pace, up to the most that is asked for", () => {
  const halfway = new Date("2026-11-15T23:00:00Z"); // 15 of 30 days, in Brussels
  expect(forecastMonth({ soFar: 1_234n, late: 0n }, 25_000n, halfway)).toBe(2_468n);
  expect(forecastMonth({ soFar: 1_234n, late: 0n }, 2_000n, halfway)).toBe(2_000n);
  expect(forecastMonth({ soFar: 0n, late: 0n }, 25_000n, halfway)).toBe(0n);
});

test("the first three days say nothing; the hour that October has more is counted", () => {
  expect(forecastMonth({ soFar: 500n, late: 0n }, 25_000n, new Date("2026-11-03T22:59:59Z"))).toBeNull();
  expect(forecastMonth({ soFar: 300n, late: 0n }, 25_000n, new Date("2026-11-03T23:00:00Z"))).toBe(3_000n);
  expect(forecastMonth({ soFar: 745n, late: 0n }, 25_000n, new Date("2026-10-30T23:00:00Z"))).toBe(
    (745n * 745n) / 721n,
  );
});

test("what came late from an earlier month comes once, and all of it may be that", () => {
  const halfway = new Date("2026-11-15T23:00:00Z");
  expect(forecastMonth({ soFar: 1_000n, late: 600n }, 25_000n, halfway)).toBe(1_400n);
  expect(forecastMonth({ soFar: 1_000n, late: 1_200n }, 25_000n, halfway)).toBe(1_000n); // a limit was lowered since
});
