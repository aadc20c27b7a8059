import { expect, test } from "vitest";
import { entryModeOf, WORKOUT_TYPES, workoutTypeOf } from "./workout-types.ts";

test("the product knows seven types, two of them by distance", () => {
  expect(WORKOUT_TYPES.map(({ id }) => id)).toEqual([
    "custom",
    "running",
    "walking",
    "swimming",
    "biking",
    "football",
    "strength",
  ]);
  expect(WORKOUT_TYPES.map(({ id }) => id).filter((id) => entryModeOf(id) === "distance")).toEqual([
    "running",
    "walking",
  ]);
});

test("the names of devices and providers lead to our types", () => {
  expect(["interval_training.high_intensity", "TrailRun", "TREADMILL_RUNNING"].map(workoutTypeOf)).toEqual(
    Array.from({ length: 3 }, () => "running"),
  );
  expect(["soccer", "football.scoccer", "football.soccer", "SOCCER"].map(workoutTypeOf)).toEqual(
    Array.from({ length: 4 }, () => "football"),
  );
  expect(workoutTypeOf("Hike")).toBe("walking");
  expect(workoutTypeOf("cycling")).toBe("biking");
  expect(workoutTypeOf("swimmingOpenWater")).toBe("swimming");
  expect(workoutTypeOf("STRENGTH_TRAINING")).toBe("strength");
});

test("an unknown type is shown as Other", () => {
  expect(["football.american", "TRANSITION", "yoga", "", "constructor"].map(workoutTypeOf)).toEqual(
    Array.from({ length: 5 }, () => "custom"),
  );
});

test("no name stands for two types", () => {
  const names = WORKOUT_TYPES.flatMap(({ id, aliases }) => [id, ...aliases].map((name) => ({ id, name })));
  for (const { id, name } of names) expect(workoutTypeOf(name)).toBe(id);
});
