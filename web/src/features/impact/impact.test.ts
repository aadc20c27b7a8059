import { expect, test } from "vitest";
import { impactOf, ratesFor } from "./impact.ts";

const BEGAN = "2026-11-02T10:00:00.000Z";
const owner = { id: 1, name: "Crew", picture: null };
type Terms = { rate?: number; synced_only?: boolean; counts_since?: string | null };
const team = ({ rate = 0.1, synced_only = false, counts_since = BEGAN }: Terms) => ({
  owner_type: "team" as const,
  owner,
  pivot: { rate_in_cents_per_kcal: rate, monthly_max_in_euros: 1000, synced_only, counts_since },
});
const me = { backers_with_pivot: [team({}), team({ rate: 0.2 }), team({ rate: 0.5, synced_only: true })] };
const typed = { end: new Date("2026-11-05T10:00:00Z"), synced: false };

test("what donors give is the calories times the sum of their rates per 100", () => {
  expect(impactOf(600, [0.1, 0.2])).toBe(1.8);
  expect(impactOf(300, [0.5, 0.1])).toBe(1.8);
  expect(impactOf(600, [])).toBe(0);
  expect(ratesFor(null, typed)).toEqual([]);
});

test("what is typed in earns nothing from those who pay for synced workouts only", () => {
  expect(ratesFor(me, typed)).toEqual([0.1, 0.2]);
  expect(ratesFor(me, { ...typed, synced: true })).toEqual([0.1, 0.2, 0.5]);
});

test("who waits for a payment method gives nothing, and who began later nothing for what ended before", () => {
  const waits = { backers_with_pivot: [team({ counts_since: null }), team({ rate: 0.3 })] };
  expect(ratesFor(waits, typed)).toEqual([0.3]);
  expect(ratesFor(me, { ...typed, end: new Date(BEGAN) })).toEqual([]);
  expect(ratesFor(me, { ...typed, end: new Date("2026-11-02T10:00:00.001Z") })).toEqual([0.1, 0.2]);
});
