import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  brusselsDay,
  brusselsInstant,
  brusselsTime,
  nextPeriod,
  parsePeriod,
  periodEnd,
  periodLabel,
  periodOf,
  periodStart,
  previousPeriod,
} from "./month.ts";

const EVERY_PERIOD = Array.from(
  { length: 80 * 12 },
  (_, index) => (2020 + Math.floor(index / 12)) * 100 + (index % 12) + 1,
);

const hours = (period: number) => (periodEnd(period).getTime() - periodStart(period).getTime()) / 3_600_000;
const at = (month: number, day: number, hour: number) =>
  brusselsInstant({ year: 2026, month, day, hour, minute: 30 }).toISOString();

test("a month starts at midnight in Brussels, in winter and in summer", () => {
  expect(periodStart(202611).toISOString()).toBe("2026-10-31T23:00:00.000Z");
  expect(periodStart(202607).toISOString()).toBe("2026-06-30T22:00:00.000Z");
  expect(periodEnd(202612).toISOString()).toBe("2026-12-31T23:00:00.000Z");
});

test("the months with a change of clocks are an hour shorter or longer", () => {
  expect(hours(202603)).toBe(31 * 24 - 1);
  expect(hours(202610)).toBe(31 * 24 + 1);
  expect(hours(202611)).toBe(30 * 24);
});

test("months tile time without gap or overlap from 2020 to 2099", () => {
  for (const period of EVERY_PERIOD) {
    const start = periodStart(period);
    const end = periodEnd(period);
    expect(brusselsTime(start)).toMatchObject({ day: 1, hour: 0, minute: 0 });
    expect(periodOf(start)).toBe(period);
    expect(periodOf(new Date(end.getTime() - 1))).toBe(period);
    expect(periodOf(end)).toBe(nextPeriod(period));
    expect(previousPeriod(nextPeriod(period))).toBe(period);
    expect(parsePeriod(periodLabel(period))).toBe(period);
  }
});

test("every instant lies inside its own month", () => {
  const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2099-12-30"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const period = periodOf(instant);
      expect(periodStart(period) <= instant && instant < periodEnd(period)).toBe(true);
      expect(brusselsDay(instant).startsWith(periodLabel(period))).toBe(true);
    }),
  );
});

test("a time of day in Brussels leads back to itself, except for the hour that does not exist", () => {
  const time = fc.record({
    year: fc.integer({ min: 2020, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 3, max: 25 }).map((hour) => hour % 24),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  fc.assert(
    fc.property(time, (shown) => {
      expect(brusselsTime(brusselsInstant(shown))).toEqual(shown);
    }),
  );
});

test("the skipped hour moves on, the doubled hour is its first", () => {
  expect(at(3, 29, 1)).toBe("2026-03-29T00:30:00.000Z");
  expect(at(3, 29, 2)).toBe("2026-03-29T01:30:00.000Z");
  expect(at(3, 29, 3)).toBe("2026-03-29T01:30:00.000Z");
  expect(at(10, 25, 2)).toBe("2026-10-25T00:30:00.000Z");
  expect(at(10, 25, 3)).toBe("2026-10-25T02:30:00.000Z");
});

test("what is not a month of the product is refused", () => {
  for (const text of ["2026-13", "2026-00", "2019-12", "2100-01", "2026-1", "202611", "", " 2026-11"]) {
    expect(parsePeriod(text)).toBeNull();
  }
  expect(parsePeriod("2026-11")).toBe(202611);
});
