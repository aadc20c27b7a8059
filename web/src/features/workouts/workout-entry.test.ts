import { expect, test } from "vitest";
import { emptyDraft, entryOf, kcalOf, missingIn } from "./workout-entry.ts";

const woman = { weight: 60, gender: "female" } as const;

test("a run needs kilometres and minutes", () => {
  expect(missingIn({ ...emptyDraft, km: "10" })).toEqual(["minutes"]);
  expect(missingIn({ ...emptyDraft, km: "0", minutes: "52" })).toEqual(["km"]);
});

test("a swim needs calories only", () => {
  expect(missingIn({ ...emptyDraft, type: "swimming" })).toEqual(["kcal"]);
  expect(
    entryOf({ ...emptyDraft, type: "swimming", km: "3", kcal: "420", notes: "Laps" }, undefined),
  ).toEqual({
    id: undefined,
    type: "swimming",
    kcal: 420,
    notes: "Laps",
  });
});

test("a 60 kg woman sees 600 calories for 10 km while she types", () => {
  expect(kcalOf({ ...emptyDraft, km: "10", minutes: "60" }, woman)).toBe(600);
  expect(kcalOf({ ...emptyDraft, km: "7,5", minutes: "40" }, woman)).toBe(450);
  expect(kcalOf(emptyDraft, woman)).toBeNull();
});
