import { expect, test } from "vitest";
import { dayAhead, daysAhead, monthAhead, monthsAhead } from "./day-ahead.ts";

const now = new Date("2026-08-31T21:30:00Z"); // half past eleven in Brussels

test("days to come are from tomorrow on, and end where a shorter month ends", () => {
  expect(daysAhead(now, 6)).toEqual({ first: "2026-09-01", last: "2027-02-28" });
  expect(daysAhead(new Date("2026-08-31T22:30:00Z"), 6)).toEqual({ first: "2026-09-02", last: "2027-03-01" });
  expect(daysAhead(new Date("2027-08-29T10:00:00Z"), 6).last).toBe("2028-02-29");
});

test("neither today nor a day before it, nor one too far ahead", () => {
  for (const day of ["2026-08-30", "2026-08-31", "2027-03-01", "2027-09-30"])
    expect(dayAhead(day, now, 6)).toBeNull();
});

test("a day begins at midnight in Brussels, also around the nights of 23 and of 25 hours", () => {
  expect(dayAhead("2026-09-01", now, 6)).toEqual(new Date("2026-08-31T22:00:00Z"));
  expect(dayAhead("2026-10-25", now, 6)).toEqual(new Date("2026-10-24T22:00:00Z"));
  expect(dayAhead("2026-10-26", now, 6)).toEqual(new Date("2026-10-25T23:00:00Z"));
  expect(dayAhead("2027-03-29", new Date("2027-03-27T10:00:00Z"), 6)).toEqual(
    new Date("2027-03-28T22:00:00Z"),
  );
});

test("a month to come begins on its first day, at most so many months ahead", () => {
  expect(monthsAhead(now, 3)).toEqual(["2026-09-01", "2026-10-01", "2026-11-01"]);
  expect(monthAhead("2026-11-01", now, 3)).toEqual(new Date("2026-10-31T23:00:00Z"));
  for (const day of ["2026-08-01", "2026-09-02", "2026-12-01"]) expect(monthAhead(day, now, 3)).toBeNull();
  expect(monthsAhead(now, 12).at(-1)).toBe("2027-08-01");
});
