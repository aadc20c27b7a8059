import type { Body, Recording } from "./net-kcal.ts";
import type { WorkoutTypeId } from "./workout-types.ts";

// Recordings and bodies for the tests of calories.

const START = new Date("2026-09-10T06:00:00Z");

export const lasting = (seconds: number): Pick<Recording, "start" | "end" | "timerSeconds"> => ({
  start: START,
  end: new Date(START.getTime() + seconds * 1000),
  timerSeconds: seconds,
});

/** A file's recording of an hour without any other figure. */
export const recording = (type: WorkoutTypeId, of: Partial<Recording> = {}): Recording => ({
  source: "file",
  type,
  rawType: type,
  ...lasting(3600),
  metres: null,
  ascentMetres: null,
  averageHeartRate: null,
  energy: null,
  ...of,
});

export const moved = (type: WorkoutTypeId, km: number, minutes: number, ascentMetres = 0): Recording =>
  recording(type, { ...lasting(minutes * 60), metres: km * 1000, ascentMetres });

export const heart = (averageHeartRate: number, minutes: number): Recording =>
  recording("biking", { ...lasting(minutes * 60), averageHeartRate });

export const body = (kg: number, of: Partial<Body> = {}): Body => ({
  kg,
  gender: null,
  ageYears: null,
  ...of,
});
