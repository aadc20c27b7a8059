import { z } from "zod";
import { wireInstant, wireNumber, wireOptional, wireRequiredText, wireText } from "../wire.ts";
import { problem, type InnerProblem } from "../field-problem.ts";

/** A workout from the device's health app, whichever plugin read it. */
export type HealthRecord = {
  /** HealthKit's or Health Connect's own id; old plugins have none. */
  id: string | null;
  /** The plugin's name of the sport. */
  type: string;
  start: Date;
  end: Date;
  /** Without the pauses. */
  seconds: number | null;
  /** Active energy: both platforms keep resting energy apart. */
  kcal: number | null;
  metres: number | null;
  /** The app that wrote it. */
  bundle: string | null;
  /** A person typed it into the health app. */
  typedIn: boolean;
  /** Recorded by a sensor, as the platform states; false when it does not say. */
  recorded: boolean;
};

const text = wireOptional(wireText(200));
const number = wireOptional(wireNumber);

const MANUAL_ENTRY: ReadonlySet<string> = new Set(["manual", "manual_entry"]);
const RECORDED_ENTRY: ReadonlySet<string> = new Set([
  "actively",
  "automatically",
  "actively_recorded",
  "automatically_recorded",
]);

/** cordova-plugin-health 3.x, `dataType: "activity"`: kcal, metres, seconds. */
const CordovaRecord = z
  .strictObject({
    id: text,
    startDate: wireInstant,
    endDate: wireInstant,
    value: wireRequiredText(100),
    unit: wireOptional(z.literal("activityType")),
    calories: number,
    distance: number,
    duration: number,
    sourceName: text,
    sourceDevice: text,
    sourceBundleId: text,
    entryMethod: text,
  })
  .transform((record): HealthRecord => ({
    id: record.id || null,
    type: record.value,
    start: record.startDate,
    end: record.endDate,
    seconds: record.duration ?? null,
    kcal: record.calories ?? null,
    metres: record.distance ?? null,
    bundle: record.sourceBundleId || null,
    typedIn: MANUAL_ENTRY.has(record.entryMethod ?? ""),
    recorded: RECORDED_ENTRY.has(record.entryMethod ?? ""),
  }));

/** @capgo/capacitor-health 8.x, `queryWorkouts`. What it says of laps (`workoutEvents`) is not read. */
const CapgoRecord = z
  .strictObject({
    platformId: text,
    workoutType: wireRequiredText(100),
    startDate: wireInstant,
    endDate: wireInstant,
    duration: number,
    totalEnergyBurned: number,
    totalDistance: number,
    sourceId: text,
    sourceName: text,
    metadata: wireOptional(z.record(z.string().max(200), wireText(2000))),
    workoutEvents: wireOptional(z.array(z.unknown()).max(1000)),
  })
  .transform((record): HealthRecord => ({
    id: record.platformId || null,
    type: record.workoutType,
    start: record.startDate,
    end: record.endDate,
    seconds: record.duration ?? null,
    kcal: record.totalEnergyBurned ?? null,
    metres: record.totalDistance ?? null,
    bundle: record.sourceId || null,
    typedIn: ["1", "true"].includes(record.metadata?.["HKWasUserEntered"] ?? ""),
    // HealthKit marks typed workouts, so an unmarked one was recorded.
    recorded: Object.keys(record.metadata ?? {}).some((name) => name.startsWith("HK")),
  }));

/** A record of either plugin; unknown fields are refused, so that no data is lost unnoticed (workouts §3.2). */
export const HealthRecord = z.union([CordovaRecord, CapgoRecord], {
  error: ({ input, errors }) => {
    const isCapgo = typeof input === "object" && input !== null && "workoutType" in input;
    return problem("healthRecord", ...inside(Array.isArray(errors) ? errors[isCapgo ? 1 : 0] : []));
  },
});

/** The issues with the plugin it resembles most. */
const inside = (issues: readonly z.core.$ZodIssue[] = []): InnerProblem[] =>
  issues.slice(0, 3).map(({ path, message }) => ({ path: path.join(" "), message }));
