import { expect, test } from "vitest";
import { forecastMonth } from "./forecast.ts";

test("a month goes on at its pace, up to the most that is asked for", () => {
  const halfway = new Date("2026-11-15T23:00:00Z"); // 15 of 30 days, in Brussels
  expect(forecastMonth(1_234n, 25_000n, halfway)).toBe(2_468n);
  expect(forecastMonth(1_234n, 2_000n, halfway)).toBe(2_000n);
  expect(forecastMonth(0n, 25_000n, halfway)).toBe(0n);
});

test("the first three days say nothing; the hour that October has more is counted", () => {
  expect(forecastMonth(500n, 25_000n, new Date("2026-11-03T22:59:59Z"))).toBeNull();
  expect(forecastMonth(300n, 25_000n, new Date("2026-11-03T23:00:00Z"))).toBe(3_000n);
  expect(forecastMonth(745n, 25_000n, new Date("2026-10-30T23:00:00Z"))).toBe((745n * 745n) / 721n);
});
