import { expect, test } from "vitest";
import { giversOf, impactOf } from "./impact.ts";

const BEGAN = "2026-11-02T10:00:00.000Z";
const NOW = new Date("2026-11-05T10:00:00Z");
const pays = (rate_in_cents_per_kcal: number, left_in_euros: number | null = null, counts_since = BEGAN) => ({
  rate_in_cents_per_kcal,
  left_in_euros,
  counts_since,
});
const me = { paying_now: [pays(0.1), pays(0.2)] };

test("what donors give is the calories times their rates per 100, in whole cents", () => {
  expect(impactOf(me, 600, NOW)).toBe(1.8);
  expect(impactOf({ paying_now: [pays(0.5), pays(0.1)] }, 300, NOW)).toBe(1.8);
  expect(impactOf(me, 33, NOW)).toBe(0.09);
  expect(impactOf({ paying_now: [] }, 600, NOW)).toBe(0);
  expect(impactOf(null, 600, NOW)).toBe(0);
});

test("nobody gives more than their limit leaves", () => {
  const limited = { paying_now: [pays(0.1, 0.3), pays(0.2)] };
  expect(impactOf(limited, 200, NOW)).toBe(0.6);
  expect(impactOf(limited, 20_000, NOW)).toBe(40.3);
});

test("who began later gives nothing for what ended before", () => {
  expect(impactOf(me, 600, new Date(BEGAN))).toBe(0);
  expect(impactOf(me, 600, new Date("2026-11-02T10:00:00.001Z"))).toBe(1.8);
});

type Terms = { rate?: number; synced_only?: boolean; counts_since?: string | null };
const team = ({ rate = 0.1, synced_only = false, counts_since = BEGAN }: Terms) => ({
  owner_type: "team" as const,
  owner: { id: 1, name: "Crew", picture: null },
  pivot: { rate_in_cents_per_kcal: rate, monthly_max_in_euros: 1000, synced_only, counts_since },
});
const backed = (...terms: Terms[]) => ({ backers_with_pivot: terms.map(team) });
const ride = { end_date: NOW.toISOString(), kcal: 600, synced: false, given_in_euros: 0.6 };
const ratesOf = (whose: ReturnType<typeof backed>, workout: Parameters<typeof giversOf>[1]) =>
  giversOf(whose, workout).map(({ pivot }) => pivot.rate_in_cents_per_kcal);

test("those give who pay for such a workout: not for synced ones only, not without a method, not since later", () => {
  const others = [{ synced_only: true, rate: 0.5 }, { counts_since: null }, { counts_since: ride.end_date }];
  expect(ratesOf(backed({}, ...others), ride)).toEqual([0.1]);
  expect(ratesOf(backed({}, ...others), { ...ride, synced: true, given_in_euros: 3.6 })).toEqual([0.1, 0.5]);
});

test("where the sum is another than all would give, nobody is named but an only one", () => {
  expect(ratesOf(backed({}, { rate: 0.2 }), { ...ride, given_in_euros: 0.6 })).toEqual([]);
  expect(ratesOf(backed({}, { rate: 0.2 }), { ...ride, given_in_euros: 1.8 })).toEqual([0.1, 0.2]);
  expect(ratesOf(backed({}), { ...ride, given_in_euros: 0.3 })).toEqual([0.1]);
});
