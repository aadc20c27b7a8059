import { MAX_WORKOUT_KCAL } from "../limits.ts";

/** The bounds of a typed workout, by the field of the call; both are allowed. */
export const WORKOUT_BOUNDS = {
  km: { least: 0.01, most: 1000 },
  minutes: { least: 0.1, most: 10_080 },
  kcal: { least: 1, most: MAX_WORKOUT_KCAL },
} as const;
