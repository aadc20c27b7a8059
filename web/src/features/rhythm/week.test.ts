import { expect, test } from "vitest";
import { activeDaysOf, daysOf } from "./week.ts";

const week = {
  days: ["16", "17", "18", "19", "20", "21", "22"].map((day) => ({
    date: `2026-11-${day}`,
    active: day === "17" || day === "20",
  })),
  today: "2026-11-20",
  kcal: 900,
  goal_in_kcal: null,
};

test("the days of the week have the letters and names of the language", () => {
  expect(daysOf(week, "en").map(({ letter }) => letter)).toEqual(["M", "T", "W", "T", "F", "S", "S"]);
  expect(daysOf(week, "fr").map(({ letter }) => letter)).toEqual(["L", "M", "M", "J", "V", "S", "D"]);
  expect(daysOf(week, "nl").map(({ letter }) => letter)).toEqual(["M", "D", "W", "D", "V", "Z", "Z"]);
  expect(daysOf(week, "fr")[4]).toEqual({
    date: "2026-11-20",
    letter: "V",
    name: "vendredi",
    active: true,
    today: true,
  });
});

test("active days are counted, wherever in the week they lie", () => {
  expect(activeDaysOf(week)).toBe(2);
});
