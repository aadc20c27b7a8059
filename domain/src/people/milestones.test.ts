import { expect, test } from "vitest";
import { milestonesOf } from "./milestones.ts";

const NOTHING = { hasWorkout: false, hadDonor: false, kcal: 0, raisedCents: 0 };
const MUCH = { hasWorkout: true, hadDonor: true, kcal: 10_000, raisedCents: 10_000 };
const ALL = { caloriesBurned: true, backersCount: true, fundsRaised: true };

test("a milestone is there once its figure is reached, not a calorie or a cent earlier", () => {
  expect(milestonesOf(NOTHING, ALL)).toEqual([]);
  expect(milestonesOf({ ...MUCH, kcal: 9_999, raisedCents: 9_999 }, ALL)).toEqual([
    "first_workout",
    "first_donor",
  ]);
  expect(milestonesOf(MUCH, ALL)).toEqual(["first_workout", "first_donor", "kcal_10000", "raised_100"]);
});

test("each is hidden together with the figure it tells of", () => {
  expect(milestonesOf(MUCH, { ...ALL, caloriesBurned: false })).toEqual(["first_donor", "raised_100"]);
  expect(milestonesOf(MUCH, { ...ALL, backersCount: false })).not.toContain("first_donor");
  expect(milestonesOf(MUCH, { ...ALL, fundsRaised: false })).not.toContain("raised_100");
});
