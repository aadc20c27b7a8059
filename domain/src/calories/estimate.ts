import type { GENDERS } from "../limits.ts";

export type Gender = (typeof GENDERS)[number];

/**
 * A workout whose calories the product computes (specification §5.5): running and walking, level ground unless
 * `ascentM` is given.
 */
export interface DistanceWorkout {
  readonly type: "running" | "walking";
  readonly km: number;
  readonly minutes: number;
  /** Body weight; clamped to 30 to 200. */
  readonly kg: number;
  /** Metres climbed, known from files only. */
  readonly ascentM?: number;
}

/**
 * Active (net) kcal of a run or walk: cost per kg and km by speed, plus the climb, rounded half up
 * (workouts §4.3, after Margaria 1963 and the ACSM equations). A 60 kg person running 10 km burns 600.
 */
export const estimateKcal = (workout: DistanceWorkout): number => roundHalfUp(distanceKcal(workout));

/** The same before rounding. */
export function distanceKcal({ type, km, minutes, kg, ascentM = 0 }: DistanceWorkout): number {
  if (km <= 0 || minutes <= 0) return 0;
  const weight = credibleKg(kg);
  const speed = km / (minutes / 60);
  return kmCost(type, speed) * weight * km + climbCost(type, speed) * weight * ascentM;
}

/** A body weight within the range of the formulas, 30 to 200 kg. */
export const credibleKg = (kg: number): number => Math.min(Math.max(kg, MIN_KG), MAX_KG);

/** The weight in kg to use while a person's own is unknown: the ICRP 89 reference persons. */
export function referenceWeight(gender: Gender | null): number {
  return REFERENCE_KG[gender ?? "other"];
}

const REFERENCE_KG = { female: 60, male: 73, other: 66 };

const MIN_KG = 30;
const MAX_KG = 200;

/** Below this speed in km/h a "run" costs what a walk costs. */
const RUNNING_FROM_KMH = 4.8;
const WALKING_UP_TO_KMH = 6;
/** From here a walk costs what a run costs; in between the cost is interpolated linearly. */
const FAST_WALKING_FROM_KMH = 8;

/** kcal per kg and km on the level. */
const RUNNING_COST = 1;
const WALKING_COST = 0.5;

/** kcal per kg and metre climbed. */
const RUNNING_CLIMB_COST = 0.0045;
const WALKING_CLIMB_COST = 0.009;

function kmCost(type: DistanceWorkout["type"], speed: number): number {
  if (type === "running") return speed >= RUNNING_FROM_KMH ? RUNNING_COST : WALKING_COST;
  if (speed <= WALKING_UP_TO_KMH) return WALKING_COST;
  if (speed >= FAST_WALKING_FROM_KMH) return RUNNING_COST;
  return WALKING_COST + 0.25 * (speed - WALKING_UP_TO_KMH);
}

function climbCost(type: DistanceWorkout["type"], speed: number): number {
  return type === "running" && speed >= RUNNING_FROM_KMH ? RUNNING_CLIMB_COST : WALKING_CLIMB_COST;
}

/** Rounds a half up even when its binary fraction is slightly below it. */
export function roundHalfUp(kcal: number): number {
  return Math.floor(kcal + 0.5 + 1e-9);
}
