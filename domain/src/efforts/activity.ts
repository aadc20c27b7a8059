import type { WorkoutTypeId } from "../calories/workout-types.ts";

/** Where recordings come from; what a person types into the form is no recording. */
export const RECORDING_SOURCES = ["health", "strava", "garmin", "file"] as const;
export type RecordingSource = (typeof RECORDING_SOURCES)[number];

/** One effort as a source tells it, in the product's own terms (workouts §7). */
export interface Activity {
  readonly source: RecordingSource;
  /** The source's own id; with the source and the person it tells this workout from all others. */
  readonly id: string;
  /** What other sources call the same recording: `garmin:5001968355`, or `sha256:…` of a file. */
  readonly linkedIds: readonly string[];
  readonly type: WorkoutTypeId;
  /** The source's name of the sport. */
  readonly rawType: string;
  readonly title: string | null;
  /** Elapsed time, pauses included. */
  readonly start: Date;
  readonly end: Date;
  /** Of the clock on the wall where it took place; null: unknown. */
  readonly utcOffsetMinutes: number | null;
  /** False where the source hides the start or never knew it. */
  readonly startReliable: boolean;
  /** Without pauses where the source knows them. */
  readonly timerSeconds: number;
  readonly metres: number | null;
  readonly ascentMetres: number | null;
  /** Beats a minute. */
  readonly averageHeartRate: number | null;
  readonly energy: ReportedEnergy | null;
  readonly entry: "recorded" | "manual" | "unknown";
  /** As its maker names it: "Garmin Forerunner 945". */
  readonly device: string | null;
  /** The app that wrote it into the phone's health store. */
  readonly bundle: string | null;
  /** A hash of what the source said: another one is an edit. */
  readonly revision: string;
}

/** Calories as the source gives them, before rest is taken away. */
export interface ReportedEnergy {
  readonly kcal: number;
  /** `active`: without rest. `total`: with it. `declared`: somebody typed it. */
  readonly basis: "active" | "total" | "declared";
  /** The part of a total that is rest, where the device says so; kcal. */
  readonly restingKcal?: number;
}

/** How a workout's counted calories came about (workouts §4.4). */
export const KCAL_BASES = [
  "active", // as measured, without rest
  "difference", // a device's total without the rest it names itself
  "total", // a total without one kcal per kg and hour
  "computed", // from distance and time
  "heart_rate",
  "met", // from the sport and the time alone
  "declared", // as typed
] as const;
export type KcalBasis = (typeof KCAL_BASES)[number];

/** How far a source can be believed, from least to most (workouts §3.4). */
export const TRUST_TIERS = [
  "manual",
  "file",
  "device_unknown",
  "device",
  "device_attested",
  "provider",
] as const;
export type TrustTier = (typeof TRUST_TIERS)[number];

/** What a donor who pays for synced workouts only pays for: recorded, and not through the person's hands. */
export const SYNCED_TIERS = [
  "device_unknown",
  "device",
  "device_attested",
  "provider",
] as const satisfies readonly TrustTier[];
