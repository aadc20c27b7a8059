import { expect, test } from "vitest";
import { entryModeOf, metabolicEquivalentOf, WORKOUT_TYPES, workoutTypeOf } from "./workout-types.ts";

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

test("the names of Apple's export, of FIT files and of exports lead to our types", () => {
  const types = [
    "Running",
    "Hiking",
    "HandCycling",
    "Soccer",
    "CoreTraining",
    "HighIntensityIntervalTraining",
  ];
  expect(types.map((name) => workoutTypeOf(`HKWorkoutActivityType${name}`))).toEqual([
    "running",
    "walking",
    "biking",
    "football",
    "strength",
    "running",
  ]);
  expect(
    ["e_biking", "strength_training", "E-Bike Ride", "Weight Training", "HANDCYCLING"].map(workoutTypeOf),
  ).toEqual(["biking", "strength", "biking", "strength", "biking"]);
  expect(["treadmill", "spin", "indoor_cycling"].map(workoutTypeOf)).toEqual(["running", "biking", "biking"]);
});

test("a hike is harder than a walk, and an unknown sport takes nobody knows what", () => {
  expect(metabolicEquivalentOf("walking", "HIKING")).toBe(6);
  expect(metabolicEquivalentOf("walking", "hiking/trail")).toBe(6);
  expect(metabolicEquivalentOf("walking", "Walk")).toBe(3.8);
  expect(metabolicEquivalentOf("custom", "yoga")).toBeNull();
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
