import { expect, test } from "vitest";
import { impactOf, impactOfWorkout, ratesFor } from "./impact.ts";

const owner = { id: 1, name: "Crew", picture: null };
const team = (rate_in_cents_per_kcal: number, synced_only = false) => ({
  owner_type: "team" as const,
  owner,
  pivot: { rate_in_cents_per_kcal, monthly_max_in_euros: 1000, synced_only },
});
const me = { backers_with_pivot: [team(0.1), team(0.2), team(0.5, true)] };
const run = { kcal: 600, synced: false, consumed: false, status: "ok" as const, reason_code: null };

test("what donors give is the calories times the sum of their rates per 100", () => {
  expect(impactOf(600, [0.1, 0.2])).toBe(1.8);
  expect(impactOf(300, [0.5, 0.1])).toBe(1.8);
  expect(impactOf(600, [])).toBe(0);
  expect(ratesFor(null, true)).toEqual([]);
});

test("a typed workout earns nothing from those who pay for synced ones only", () => {
  expect(impactOfWorkout(me, run)).toBeCloseTo(1.8, 10);
  expect(impactOfWorkout(me, { ...run, synced: true })).toBeCloseTo(4.8, 10);
});

test("no line stands where nobody pays: a closed month, one that does not count, a limit that is reached", () => {
  expect(impactOfWorkout(me, { ...run, consumed: true })).toBe(0);
  expect(impactOfWorkout(me, { ...run, status: "held" })).toBe(0);
  for (const reason_code of [
    "no_donor",
    "before_pledge",
    "not_funded",
    "synced_only",
    "cap_reached",
    "too_late",
  ])
    expect(impactOfWorkout(me, { ...run, reason_code })).toBe(0);
  // Beside another one it counts less, and what it counts is paid for.
  expect(impactOfWorkout(me, { ...run, reason_code: "twin_overlap" })).toBeCloseTo(1.8, 10);
});
