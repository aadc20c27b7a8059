import { expect, test } from "vitest";
import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { everyDay, spansOf, usualWeek } from "./periods.ts";

const activity = (some: Partial<Activity>): Activity => ({
  from: "2025-11-17",
  today: "2026-11-20", // a Friday
  days: [],
  months: [],
  goal_in_kcal: null,
  garminDisclaimer: null,
  ...some,
});
const day = (date: string, kcal: number) => ({ date, kcal, workouts: 1 });

test("every day of the span is there once, over both changes of the clocks", () => {
  const days = everyDay(activity({ days: [day("2026-03-29", 300)] }));
  expect(days).toHaveLength(369);
  expect(new Set(days.map(({ date }) => date)).size).toBe(369);
  expect([days[0]?.date, days.at(-1)?.date]).toEqual(["2025-11-17", "2026-11-20"]);
  expect(days.filter(({ kcal }) => kcal > 0)).toEqual([{ date: "2026-03-29", kcal: 300, workouts: 1 }]);
});

test("weeks begin on Monday, the last is the running one, none comes before the first effort", () => {
  const found = spansOf(
    activity({ days: [day("2026-11-01", 100), day("2026-11-02", 50), day("2026-11-17", 70)] }),
    "week",
  );
  expect(found).toEqual([
    { date: "2026-10-26", kcal: 100, workouts: 1, running: false },
    { date: "2026-11-02", kcal: 50, workouts: 1, running: false },
    { date: "2026-11-09", kcal: 0, workouts: 0, running: false },
    { date: "2026-11-16", kcal: 70, workouts: 1, running: true },
  ]);
});

test("no more than twelve weeks are drawn", () => {
  const weeks = spansOf(activity({ days: [day("2025-12-01", 100)] }), "week");
  expect([weeks.length, weeks.at(-1)?.running]).toEqual([12, true]);
});

test("months without any are drawn between those with some, over the end of a year", () => {
  const months = [
    { date: "2025-12", kcal: 500, workouts: 2 },
    { date: "2026-02", kcal: 300, workouts: 1 },
  ];
  const found = spansOf(activity({ months, today: "2026-02-10" }), "month");
  expect(found.map(({ date, kcal, running }) => [date, kcal, running])).toEqual([
    ["2025-12", 500, false],
    ["2026-01", 0, false],
    ["2026-02", 300, true],
  ]);
  expect(spansOf(activity({ months, today: "2026-02-10" }), "year")).toEqual([
    { date: "2025", kcal: 500, workouts: 2, running: false },
    { date: "2026", kcal: 300, workouts: 1, running: true },
  ]);
});

test("who did nothing yet has the running week, month and year", () => {
  for (const grain of ["week", "month", "year"] as const)
    expect(spansOf(activity({}), grain).map(({ kcal, running }) => [kcal, running])).toEqual([[0, true]]);
});

test("a usual week is the middle one, never the best", () => {
  const days = [
    day("2026-11-02", 1000),
    day("2026-11-09", 9000),
    day("2026-10-26", 1230),
    day("2026-11-17", 50),
  ];
  expect(usualWeek(activity({ days }))).toBe(1250);
  expect(usualWeek(activity({ days: [day("2026-11-09", 900)] }))).toBeNull();
  expect(usualWeek(activity({}))).toBeNull();
});
