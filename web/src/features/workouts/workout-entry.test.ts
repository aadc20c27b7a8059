import { expect, test, vi } from "vitest";
import {
  draftOf,
  emptyDraft,
  entryOf,
  entryOfWaiting,
  kcalOf,
  localMinute,
  problemsIn,
  touchedIn,
  type WorkoutDraft,
} from "./workout-entry.ts";

const woman = { weight: 60, gender: "female" } as const;
const run = (km: string, minutes: string) => [...problemsIn({ ...emptyDraft, km, minutes })];
const swim = (kcal: string) => problemsIn({ ...emptyDraft, type: "swimming", kcal }).get("kcal");

test("a run needs kilometres and minutes, each within what a run can be", () => {
  expect(run("10", "")).toEqual([["minutes", "missing"]]);
  expect(run("0", "52")).toEqual([["km", "between"]]);
  expect(run("10", "20000")).toEqual([["minutes", "between"]]);
  expect(run("ten", "-5")).toEqual([
    ["km", "number"],
    ["minutes", "between"],
  ]);
  expect(run("7,5", "40")).toEqual([]);
});

test.each([
  ["", "missing"],
  [" ", "missing"],
  ["abc", "number"],
  ["-5", "between"],
  ["0", "between"],
  ["1e9", "number"],
  ["20001", "between"],
  ["10,5", "whole"],
  ["1", undefined],
  ["417", undefined],
  ["20 000", undefined],
  ["1.000", undefined],
  ["1.000.000", "between"],
  ["10.5", "whole"],
])("calories of %j: %s", (typed, problem) => {
  expect(swim(typed)).toBe(problem);
});

test("a swim needs calories only", () => {
  expect(
    entryOf({ ...emptyDraft, type: "swimming", km: "3", kcal: "420", notes: "Laps" }, undefined),
  ).toEqual({
    id: undefined,
    type: "swimming",
    kcal: 420,
    notes: "Laps",
  });
});

test("when it ended is said as an instant, and not at all where nothing was typed", () => {
  const end = localMinute(new Date("2026-11-03T17:30:40Z"));
  expect(entryOf({ ...emptyDraft, km: "5", minutes: "30", end }, undefined).end_date).toBe(
    "2026-11-03T17:30:00.000Z",
  );
  expect(entryOf({ ...emptyDraft, end: "" }, undefined).end_date).toBeUndefined();
});

test("a 60 kg woman sees 600 calories for 10 km while she types", () => {
  expect(kcalOf({ ...emptyDraft, km: "10", minutes: "60" }, woman)).toBe(600);
  expect(kcalOf({ ...emptyDraft, km: "7,5", minutes: "40" }, woman)).toBe(450);
  expect(kcalOf(emptyDraft, woman)).toBeNull();
});

test("a thousand is written with a point between, as one writes it here", () => {
  expect(entryOf({ ...emptyDraft, type: "biking", kcal: "1.000" }, undefined).kcal).toBe(1000);
  expect(entryOf({ ...emptyDraft, km: "1.000", minutes: "30" }, undefined).km).toBe(1);
});

test("one that waited on a device ended as it was logged, unless its person said when", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00.000Z") });
  const keptAt = Date.parse("2026-11-20T11:58:30.000Z");
  const ride: WorkoutDraft = { ...emptyDraft, type: "biking", kcal: "300" };
  expect(entryOfWaiting(ride, keptAt)).toMatchObject({ kcal: 300, ended_seconds_ago: 90 });
  const said = entryOfWaiting({ ...ride, end: "2026-11-19T10:30" }, keptAt);
  expect(said.end_date).toBe(new Date("2026-11-19T10:30").toISOString());
  expect(said.ended_seconds_ago).toBeUndefined();
  expect(entryOfWaiting(ride, undefined).ended_seconds_ago, "kept by an older version").toBeUndefined();
  vi.useRealTimers();
});

const KEPT = {
  id: 7,
  type: "swimming",
  km: null,
  minutes: null,
  kcal: 900,
  title: "Laps",
  end_date: "2026-11-03T17:30:00.000Z",
};

test("an edit sends what differs from what is stored now, and all figures of another type", () => {
  const shown = draftOf(KEPT);
  expect(entryOf(shown, KEPT)).toEqual({ id: 7 });
  expect(entryOf({ ...shown, notes: "" }, KEPT)).toEqual({ id: 7, notes: "" });
  expect(entryOf({ ...shown, kcal: "400" }, KEPT)).toEqual({ id: 7, kcal: 400 });
  expect(entryOf({ ...shown, type: "biking" }, KEPT)).toEqual({ id: 7, type: "biking", kcal: 900 });
});

test("what was not touched follows a correction from elsewhere", () => {
  const shown = draftOf(KEPT);
  const touched = touchedIn({ ...shown, notes: "Laps at noon" }, shown, null);
  const corrected = { ...KEPT, kcal: 500 };
  const draft = { ...draftOf(corrected), ...touched };
  expect([draft.kcal, draft.notes]).toEqual(["500", "Laps at noon"]);
  expect(entryOf(draft, corrected)).toEqual({ id: 7, notes: "Laps at noon" });
  expect(touchedIn({ ...draft, kcal: "450" }, draft, touched)).toEqual({
    notes: "Laps at noon",
    kcal: "450",
  });
});
