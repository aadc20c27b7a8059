import { MAX_WORKOUT_KCAL } from "../limits.ts";
import type { WorkoutTypeId } from "./workout-types.ts";

/** A workout as typed into the form, and what its owner already has that counts. */
export interface ManualEntry {
  readonly type: WorkoutTypeId;
  /** Null for the types of which only the calories are typed. */
  readonly km: number | null;
  readonly minutes: number | null;
  /** Computed from km and minutes, or as typed. */
  readonly kcal: number;
  readonly kg: number;
  /** Counted kcal of the owner's local day, and of the month, without this workout. */
  readonly countedTodayKcal: number;
  readonly countedThisMonthKcal: number;
}

/** Beyond what a body can do: the form answers 422. */
export type Rejection = "speed_impossible" | "effort_impossible" | "workout_too_large" | "day_too_large";

/** Unusual: stored with this reason and counted once an admin has accepted it. */
export type Suspicion = "speed_unusual" | "effort_unusual" | "workout_large" | "day_large" | "month_large";

export type Assessment =
  | { readonly kind: "ok" }
  | { readonly kind: "held"; readonly reason: Suspicion }
  | { readonly kind: "rejected"; readonly reason: Rejection };

/**
 * Judges a manual entry (health-sources §4.5; §6 of the business rules); the first reason found is given.
 * Every bound is still allowed itself.
 */
export function assessManual(entry: ManualEntry): Assessment {
  const rejection = reasonToReject(entry);
  if (rejection !== null) return { kind: "rejected", reason: rejection };
  const suspicion = reasonToHold(entry);
  return suspicion === null ? { kind: "ok" } : { kind: "held", reason: suspicion };
}

/** km/h. */
const SPEED_IMPOSSIBLE = { running: 27, walking: 16 };
const SPEED_UNUSUAL = { running: 20, walking: 9 };
/** A run this short may be a sprint. */
const SPRINT_UP_TO_KM = 1;

/** Net kcal per kg and hour; the unusual one only for efforts of half an hour or more. */
const EFFORT_IMPOSSIBLE = 22;
const EFFORT_UNUSUAL = 12;
const EFFORT_UNUSUAL_FROM_MINUTES = 30;

/** kcal. The tier's own 6 000 a day and the general 45 000 a month are never reached before these. */
const DAY_IMPOSSIBLE_KCAL = 10_000;
const DAY_LARGE_KCAL = 4_000;
const MANUAL_WORKOUT_LARGE_KCAL = 5_000;
const MANUAL_MONTH_LARGE_KCAL = 20_000;

function reasonToReject(entry: ManualEntry): Rejection | null {
  const sport = distanceSport(entry.type);
  if (sport !== null && speed(entry) > SPEED_IMPOSSIBLE[sport]) return "speed_impossible";
  if (effort(entry) > EFFORT_IMPOSSIBLE) return "effort_impossible";
  if (entry.kcal > MAX_WORKOUT_KCAL) return "workout_too_large";
  if (entry.countedTodayKcal + entry.kcal > DAY_IMPOSSIBLE_KCAL) return "day_too_large";
  return null;
}

function reasonToHold(entry: ManualEntry): Suspicion | null {
  const sport = distanceSport(entry.type);
  const sprint = sport === "running" && (entry.km ?? 0) <= SPRINT_UP_TO_KM;
  if (sport !== null && !sprint && speed(entry) > SPEED_UNUSUAL[sport]) return "speed_unusual";
  const long = (entry.minutes ?? 0) >= EFFORT_UNUSUAL_FROM_MINUTES;
  if (long && effort(entry) > EFFORT_UNUSUAL) return "effort_unusual";
  if (entry.kcal > MANUAL_WORKOUT_LARGE_KCAL) return "workout_large";
  if (entry.countedTodayKcal + entry.kcal > DAY_LARGE_KCAL) return "day_large";
  if (entry.countedThisMonthKcal + entry.kcal > MANUAL_MONTH_LARGE_KCAL) return "month_large";
  return null;
}

function distanceSport(type: WorkoutTypeId): "running" | "walking" | null {
  return type === "running" || type === "walking" ? type : null;
}

/** km/h, to the thousandth so that 27 km in 60 minutes is not 27.000000000000004; 0 when unknown. */
function speed({ km, minutes }: ManualEntry): number {
  return perHour(km ?? 0, minutes);
}

/** Net kcal per kg and hour; 0 when the duration is unknown. */
function effort({ kcal, kg, minutes }: ManualEntry): number {
  return perHour(kcal / kg, minutes);
}

function perHour(amount: number, minutes: number | null): number {
  return minutes === null ? 0 : Math.round((amount * 60_000) / minutes) / 1_000;
}
