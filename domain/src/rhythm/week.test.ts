import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

test("a week is Monday to Sunday in Brussels, over the end of a year too", () => {
  expect(weekOf(new Date("2026-11-21T12:00:00Z")).days).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]);
  expect(weekOf(new Date("2027-01-01T12:00:00Z")).days[0]).toBe("2026-12-28");
  // Sunday 23:30 in UTC is Monday in Brussels.
  expect(weekOf(new Date("2026-11-22T23:30:00Z")).days[0]).toBe("2026-11-23");
});

test("the week in which the clocks go back is an hour longer, and has its seven days", () => {
  const { days, from, until } = weekOf(new Date("2026-10-25T12:00:00Z"));
  expect([days[0], days.at(-1)]).toEqual(["2026-10-19", "2026-10-25"]);
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(7 * 24 + 1);
});
