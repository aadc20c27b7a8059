import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";

/** What people of the demo write above their workouts, by type. */
export const TITLES: Readonly<Record<WorkoutTypeId, readonly string[]>> = {
  running: ["Morning run", "Long run", "Along the canal", "Intervals", "Forest loop", "Easy run home"],
  walking: ["Evening walk", "Walk with the dog", "Lunch walk", "Dunes"],
  biking: ["Commute", "Sunday ride", "Hills", "Ride to the coast"],
  swimming: ["Laps", "Open water", "Early swim"],
  football: ["Training", "Match", "Five a side"],
  strength: ["Gym", "Upper body", "Legs"],
  custom: ["Yoga", "Climbing", "Padel", "Dance class"],
};
