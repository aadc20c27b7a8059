import { expect, test } from "vitest";
import { sources } from "@kalivo/words/en/screens/sources.ts";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { fatesOf } from "./fates.ts";
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
  left_out: 0,
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
  note: null,
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

test("afterwards it is said what was kept, and what was not: left out is what was left without a sport", () => {
  expect(reportOf(counts, sources.import)).toBe(
    "13 workouts imported. Not imported: 2 left out, 1 damaged, 1 not a recording.",
  );
  const all = { ...counts, needs_type: 0, damaged: 0, not_recordings: 0 };
  expect(reportOf(all, sources.import)).toBe("13 workouts imported");
  const refused = { ...all, not_taken: 3, left_out: 1 };
  expect(reportOf(refused, sources.import)).toBe(
    "13 workouts imported. Not imported: 2 not accepted, 1 left out.",
  );
});

const file = (name: string, of: Partial<WorkoutImport["files"][number]> = {}) => ({
  name,
  found: 1,
  damaged: 0,
  reason: null,
  parts: [],
  more_parts: 0,
  ...of,
});
const imported = (files: WorkoutImport["files"], items: WorkoutImport["items"]): WorkoutImport => ({
  id: "x",
  files,
  items,
  counts,
  committed: true,
});
const fatesSaid = (done: WorkoutImport) =>
  fatesOf(done, sources.import.outcomes, () => "Running, 05/11/2026");

test("each file's fate is said by its name, those that were not read or not taken first", () => {
  const cut = { name: "3.fit", reason: "Cut off." };
  const done = imported(
    [
      file("run.fit"),
      file("car.gpx"),
      file("all.zip", { found: 2, reason: "Not everything in it could be read.", parts: [cut] }),
      file("lake.gpx"),
      file("twin.fit"),
    ],
    [
      { ...untyped(0), file: 0, type: "running", outcome: "new" },
      { ...untyped(1), file: 1, outcome: "not_taken", reason: "Too fast." },
      { ...untyped(2), file: 2, type: "running", outcome: "new" },
      { ...untyped(3), file: 2, outcome: "not_taken", reason: "Too long." },
      { ...untyped(4), file: 3 },
      { ...untyped(5), file: 4, type: "running", outcome: "held", note: "Is it the same?" },
    ],
  );
  expect(fatesSaid(done)).toEqual({
    fates: [
      { name: "all.zip", said: "Not everything in it could be read." },
      { name: "3.fit", said: "Cut off." },
      { name: "car.gpx", said: "Too fast." },
      { name: "all.zip, Running, 05/11/2026", said: "Too long." },
      { name: "run.fit", said: "1 new" },
      { name: "all.zip", said: "1 new" },
      { name: "lake.gpx", said: "1 left out" },
      { name: "twin.fit", said: "Is it the same?" },
    ],
    more: 0,
  });
});

test("of many fates the first are said, and how many more there are", () => {
  const files = Array.from({ length: 30 }, (_, index) => file(`${index}.fit`, { reason: "Empty." }));
  const { fates, more } = fatesSaid(imported([...files, file("a.zip", { more_parts: 5 })], []));
  expect([fates.length, more]).toEqual([20, 15]);
});
