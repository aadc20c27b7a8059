import { MAX_WORKOUT_KCAL } from "../limits.ts";
import type { TrustTier } from "../efforts/activity.ts";
import type { WorkoutTypeId } from "./workout-types.ts";

/** A workout as typed or recorded, with its owner's sums of counted workouts. */
export interface AssessedWorkout {
  readonly type: WorkoutTypeId;
  /** Null where only calories were typed, or the device gave none. */
  readonly km: number | null;
  readonly minutes: number | null;
  /** Computed from km and minutes, or as typed or measured. */
  readonly kcal: number;
  readonly kg: number;
  /** Counted kcal of the owner's local day, and of the month, without this workout. */
  readonly countedTodayKcal: number;
  readonly countedThisMonthKcal: number;
}

/** Physically impossible: the form answers 422, a device's record is ignored. */
export type Rejection = "speed_impossible" | "effort_impossible" | "workout_too_large" | "day_too_large";

/** Unusual: stored with this reason and counted once an admin has accepted it. */
export type Suspicion = "speed_unusual" | "effort_unusual" | "workout_large" | "day_large" | "month_large";

export type Assessment =
  | { readonly kind: "ok" }
  | { readonly kind: "held"; readonly reason: Suspicion }
  | { readonly kind: "rejected"; readonly reason: Rejection };

/**
 * Judges a workout by what is physically possible and by its source's trust (workouts §4.5; rules §6); returns the first
 * reason. Every bound itself is still allowed.
 */
export function assess(workout: AssessedWorkout, tier: TrustTier): Assessment {
  const rejection = reasonToReject(workout);
  if (rejection !== null) return { kind: "rejected", reason: rejection };
  const suspicion = reasonToHold(workout, CAPS[tier]);
  return suspicion === null ? { kind: "ok" } : { kind: "held", reason: suspicion };
}

/** Above these a workout, a day and a month are held for review; kcal. */
interface Caps {
  readonly workoutKcal: number;
  readonly dayKcal: number;
  readonly monthKcal: number;
}

const DAY_LARGE_KCAL = 4_000;
const MONTH_LARGE_KCAL = 45_000;
const RECORDED: Caps = {
  workoutKcal: Number.POSITIVE_INFINITY,
  dayKcal: DAY_LARGE_KCAL,
  monthKcal: MONTH_LARGE_KCAL,
};

/** The 6 000 a day of workouts §4.5 for sources that can be forged are never reached, because 4 000 apply to all. */
const CAPS: Readonly<Record<TrustTier, Caps>> = {
  manual: { workoutKcal: 5_000, dayKcal: DAY_LARGE_KCAL, monthKcal: 20_000 },
  file: RECORDED,
  device_unknown: RECORDED,
  device: RECORDED,
  device_attested: RECORDED,
  provider: RECORDED,
};

/** km/h; `sprint`: for less than half an hour a body may be faster than usual. */
type SpeedBounds = { readonly unusual: number; readonly impossible: number; readonly sprint: boolean };

/**
 * A run by rule 49. Riders hold the hour's record at 57 km/h, swimmers 6.2 km/h over 1,500 m: whoever is near it for half an
 * hour is looked at, and what is far beyond was driven, or is a recorder's error.
 */
const SPEEDS: Readonly<Partial<Record<WorkoutTypeId, SpeedBounds>>> = {
  running: { unusual: 20, impossible: 27, sprint: true },
  walking: { unusual: 9, impossible: 16, sprint: false },
  biking: { unusual: 45, impossible: 90, sprint: true },
  swimming: { unusual: 6, impossible: 12, sprint: true },
};

/** Net kcal per kg and hour. */
const EFFORT_IMPOSSIBLE = 22;
const EFFORT_UNUSUAL = 15;
/** A shorter effort may be a sprint. */
const LONG_FROM_MINUTES = 30;

const DAY_IMPOSSIBLE_KCAL = 10_000;

function reasonToReject(entry: AssessedWorkout): Rejection | null {
  const bounds = SPEEDS[entry.type];
  if (bounds !== undefined && speed(entry) > bounds.impossible) return "speed_impossible";
  if (effort(entry) > EFFORT_IMPOSSIBLE) return "effort_impossible";
  if (entry.kcal > MAX_WORKOUT_KCAL) return "workout_too_large";
  if (entry.countedTodayKcal + entry.kcal > DAY_IMPOSSIBLE_KCAL) return "day_too_large";
  return null;
}

function reasonToHold(entry: AssessedWorkout, caps: Caps): Suspicion | null {
  const bounds = SPEEDS[entry.type];
  const long = (entry.minutes ?? 0) >= LONG_FROM_MINUTES;
  if (bounds !== undefined && (long || !bounds.sprint) && speed(entry) > bounds.unusual)
    return "speed_unusual";
  // A run with a distance is judged by its speed (rule 49).
  const judgedBySpeed = entry.type === "running" && entry.km !== null;
  if (long && !judgedBySpeed && effort(entry) > EFFORT_UNUSUAL) return "effort_unusual";
  if (entry.kcal > caps.workoutKcal) return "workout_large";
  if (entry.countedTodayKcal + entry.kcal > caps.dayKcal) return "day_large";
  if (entry.countedThisMonthKcal + entry.kcal > caps.monthKcal) return "month_large";
  return null;
}

/** km/h, to the thousandth so that 27 km in 60 minutes is not 27.000000000000004; 0 when unknown. */
function speed({ km, minutes }: AssessedWorkout): number {
  return perHour(km ?? 0, minutes);
}

/** Net kcal per kg and hour; 0 when the duration is unknown. */
function effort({ kcal, kg, minutes }: AssessedWorkout): number {
  return perHour(kcal / kg, minutes);
}

function perHour(amount: number, minutes: number | null): number {
  return minutes === null ? 0 : Math.round((amount * 60_000) / minutes) / 1_000;
}
