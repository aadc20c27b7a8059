import { expect, test } from "vitest";
import { sources } from "@kalivo/words/en/screens/sources.ts";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { importable, reportOf, summaryOf } from "./import-state.ts";

const counts: WorkoutImport["counts"] = {
  new: 12,
  updated: 0,
  already_there: 3,
  same_effort: 0,
  held: 0,
  too_old: 1,
  needs_type: 2,
  not_taken: 0,
  damaged: 1,
  not_recordings: 1,
};
const untyped = (index: number): WorkoutImport["items"][number] => ({
  index,
  file: 0,
  type: null,
  title: null,
  start: "2026-11-05T07:00:00Z",
  minutes: 30,
  km: 5,
  kcal: null,
  outcome: "needs_type",
  may_be_other: false,
  reason: null,
  workout_id: null,
});

test("the summary says what there is, in one order", () => {
  expect(summaryOf(counts, sources.import.outcomes)).toBe(
    "12 new, 3 already there, 1 too old, 2 without a sport, 1 damaged, 1 not a recording",
  );
});

test("a workout without a sport is taken over once it has one", () => {
  const found: WorkoutImport = {
    id: "x",
    files: [],
    items: [untyped(4), untyped(5)],
    counts,
    committed: false,
  };
  expect([importable(found, {}), importable(found, { 4: "running" })]).toEqual([13, 14]);
});

test("afterwards it is said what was kept, and what was not and why", () => {
  expect(reportOf(counts, sources.import)).toBe(
    "13 workouts imported. Not imported: 2 without a sport, 1 damaged, 1 not a recording.",
  );
  const all = { ...counts, needs_type: 0, damaged: 0, not_recordings: 0 };
  expect(reportOf(all, sources.import)).toBe("13 workouts imported");
});
