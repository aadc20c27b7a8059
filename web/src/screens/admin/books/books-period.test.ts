import { expect, test } from "vitest";
import { periodOf, yearsUntil } from "./books-period.ts";

test("a year or a month that is asked for is shown", () => {
  expect(periodOf("2025", "2026-11")).toEqual({ label: "2025", year: "2025", month: null });
  expect(periodOf("2026-03", "2026-11")).toEqual({ label: "2026-03", year: "2026", month: "03" });
});

test.each([null, "", "x", "2026-13", "1999", "2026-11-01"])("%s is the year that runs", (asked) => {
  expect(periodOf(asked, "2026-11")).toEqual({ label: "2026", year: "2026", month: null });
});

test("years go back from the one that runs, and not before there were books", () => {
  expect(yearsUntil("2022-01")).toEqual(["2022", "2021", "2020"]);
});
