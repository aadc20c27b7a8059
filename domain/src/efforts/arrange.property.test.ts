import * as fc from "fast-check";
import { expect, test } from "vitest";
import { brusselsDay } from "../billing/month.ts";
import { arrangeEfforts } from "./arrange.ts";
import type { Effort } from "./effort.ts";
import { sharedPart } from "./twins.ts";

const SOURCES = ["manual", "health", "strava", "garmin", "file"] as const;
const TRUST = {
  manual: "manual",
  health: "device",
  strava: "provider",
  garmin: "provider",
  file: "file",
} as const;
const QUARTER_MS = 15 * 60_000;

/** Two days in quarters of an hour, so that times often coincide. */
const drawn = fc.record({
  source: fc.constantFrom(...SOURCES),
  quarter: fc.nat(192),
  quarters: fc.integer({ min: 1, max: 12 }),
  skewMs: fc.constantFrom(0, 1_000, 45_000, 400_000),
  km: fc.constantFrom(null, 5, 5.1, 10),
  kcal: fc.constantFrom(90, 100, 350, 2_500),
  basis: fc.constantFrom("active", "total", "computed", "declared"),
  linked: fc.option(fc.nat(5), { nil: null }),
  reliable: fc.boolean(),
  flag: fc.constantFrom("", "", "", "", "too_old", "hidden", "refused", "accepted"),
});

const history = fc.array(drawn, { minLength: 2, maxLength: 14 }).map((list) =>
  list.map(({ source, flag, quarter, quarters, skewMs, linked, reliable, ...same }, index): Effort => {
    const start = new Date(Date.UTC(2026, 10, 5) + quarter * QUARTER_MS + skewMs);
    const end = new Date(start.getTime() + quarters * QUARTER_MS);
    const key = `${source}:${index}`;
    return {
      ...same,
      id: index + 1,
      source,
      key,
      names: linked === null ? [key] : [key, `garmin:linked-${linked}`],
      type: "biking",
      start,
      end,
      startReliable: source !== "manual" && reliable,
      day: brusselsDay(end),
      minutes: quarters * 15,
      kg: 60,
      trust: TRUST[source],
      settledKcal: null,
      tooOld: flag === "too_old",
      shared: flag !== "hidden",
      signal: null,
      review: flag === "refused" || flag === "accepted" ? flag : null,
      answer: null,
    };
  }),
);

const outcome = (efforts: readonly Effort[]) => {
  const keys = new Map(efforts.map(({ id, key }) => [id, key]));
  const verdicts = arrangeEfforts(efforts).map(({ id, twinId, ...verdict }) => ({
    ...verdict,
    key: keys.get(id) ?? "",
    twin: twinId === null ? null : keys.get(twinId),
  }));
  return verdicts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

test("the order in which workouts arrive changes nothing, nor do the numbers they get", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (efforts, order) => {
      const places = new Map(efforts.map(({ key }) => [key, Number(order.next().value)]));
      const placeOf = ({ key }: Effort) => places.get(key) ?? 0;
      const shuffled = efforts.toSorted((a, b) => placeOf(a) - placeOf(b));
      const renumbered = shuffled.map((effort, index) => ({ ...effort, id: index + 1000 }));
      expect(outcome(renumbered)).toEqual(outcome(efforts));
    }),
    { numRuns: 500 },
  );
});

test("nobody's time is counted twice, and nothing counts more than alone", () => {
  fc.assert(
    fc.property(history, (efforts) => {
      const counts = new Map(
        arrangeEfforts(efforts).flatMap(({ id, status, kcalCounted }) =>
          status === "ok" ? [[id, kcalCounted] as const] : [],
        ),
      );
      const counted = efforts.filter(({ id }) => counts.has(id));
      for (const effort of counted) expect(counts.get(effort.id)).toBeLessThanOrEqual(effort.kcal);
      const timed = counted.filter(({ startReliable }) => startReliable);
      for (const [index, effort] of timed.entries()) {
        for (const other of timed.slice(index + 1)) expect(sharedPart(effort, other)).toBeLessThan(0.5);
      }
    }),
    { numRuns: 500 },
  );
});
