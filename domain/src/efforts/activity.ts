import type { WorkoutTypeId } from "../calories/workout-types.ts";

/** The sources of recordings; what a person types into the form is no recording. */
export const RECORDING_SOURCES = ["health", "strava", "garmin", "file"] as const;
export type RecordingSource = (typeof RECORDING_SOURCES)[number];

/** One effort as reported by a source, in the product's own terms (workouts §7). */
export interface Activity {
  readonly source: RecordingSource;
  /** The source's own id; unique with the source and the person. */
  readonly id: string;
  /** Ids of the same recording in other sources: `garmin:5001968355`, or `sha256:…` of a file. */
  readonly linkedIds: readonly string[];
  readonly type: WorkoutTypeId;
  /** The source's name of the sport. */
  readonly rawType: string;
  readonly title: string | null;
  /** Elapsed time, pauses included. */
  readonly start: Date;
  readonly end: Date;
  /** The local offset where it took place; null: unknown. */
  readonly utcOffsetMinutes: number | null;
  /** False where the source hides or does not know the start. */
  readonly startReliable: boolean;
  /** Moving time where the source knows its pauses. */
  readonly timerSeconds: number;
  readonly metres: number | null;
  readonly ascentMetres: number | null;
  /** Beats a minute. */
  readonly averageHeartRate: number | null;
  readonly energy: ReportedEnergy | null;
  readonly entry: "recorded" | "manual" | "unknown";
  /** The maker's name: "Garmin Forerunner 945". */
  readonly device: string | null;
  /** The app that wrote it into the phone's health store. */
  readonly bundle: string | null;
  /** A hash of the source's facts: another one means an edit. */
  readonly revision: string;
}

/** Calories as reported by the source, before resting energy is subtracted. */
export interface ReportedEnergy {
  readonly kcal: number;
  /** `active`: without resting energy. `total`: with it. `declared`: typed by a person. */
  readonly basis: "active" | "total" | "declared";
  /** The resting part of a total, where the device reports it; kcal. */
  readonly restingKcal?: number;
}

/** The origin of a workout's counted calories (workouts §4.4). */
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

/** How far a source is trusted, from least to most (workouts §3.4). */
export const TRUST_TIERS = [
  "manual",
  "file",
  "device_unknown",
  "device",
  "device_attested",
  "provider",
] as const;
export type TrustTier = (typeof TRUST_TIERS)[number];

/** The tiers that count as synced: recorded by a device, not handled by the person. */
export const SYNCED_TIERS = [
  "device_unknown",
  "device",
  "device_attested",
  "provider",
] as const satisfies readonly TrustTier[];
