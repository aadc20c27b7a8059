import { createHash } from "node:crypto";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { z } from "zod";
import { ProviderId } from "../exact-json.ts";
import { positiveOrNull } from "../positive-or-null.ts";

const LONGEST_SECONDS = 40 * 86_400;
const LATEST_SECOND = 4_102_444_800; // 2100
const FURTHEST_OFFSET = 14 * 3600;

/** The fields of Garmin's Activity API that are read. */
export const GarminSummary = z.object({
  userId: ProviderId,
  summaryId: ProviderId,
  activityId: ProviderId,
  activityType: z.string().max(60),
  startTimeInSeconds: z.number().int().nonnegative().max(LATEST_SECOND),
  startTimeOffsetInSeconds: z.number().int().min(-FURTHEST_OFFSET).max(FURTHEST_OFFSET).nullish(),
  durationInSeconds: z.number().nonnegative().max(LONGEST_SECONDS),
  distanceInMeters: z.number().nonnegative().nullish(),
  totalElevationGainInMeters: z.number().nullish(),
  averageHeartRateInBeatsPerMinute: z.number().nullish(),
  activeKilocalories: z.number().nonnegative().nullish(),
  deviceName: z.string().max(200).nullish(),
  manual: z.boolean().nullish(),
  isWebUpload: z.boolean().nullish(),
  /** A multisport recording, whose legs are sent separately. */
  isParent: z.boolean().nullish(),
  parentSummaryId: ProviderId.nullish(),
});
export type GarminSummary = z.infer<typeof GarminSummary>;

/** A Garmin activity in our terms; its name is never stored. */
export function garminActivity(summary: GarminSummary): Activity {
  const start = new Date(summary.startTimeInSeconds * 1000);
  const offset = summary.startTimeOffsetInSeconds ?? null;
  return {
    source: "garmin",
    id: idOf(summary),
    linkedIds: [],
    type: workoutTypeOf(summary.activityType),
    rawType: summary.activityType,
    title: null,
    start,
    end: new Date(start.getTime() + summary.durationInSeconds * 1000),
    utcOffsetMinutes: offset === null ? null : Math.round(offset / 60),
    startReliable: true,
    timerSeconds: summary.durationInSeconds,
    metres: positiveOrNull(summary.distanceInMeters),
    ascentMetres: positiveOrNull(summary.totalElevationGainInMeters),
    averageHeartRate: positiveOrNull(summary.averageHeartRateInBeatsPerMinute),
    energy:
      typeof summary.activeKilocalories === "number"
        ? { kcal: summary.activeKilocalories, basis: "active" }
        : null,
    entry: entryOf(summary),
    device: deviceOf(summary.deviceName ?? ""),
    bundle: null,
    revision: revisionOf(summary),
  };
}

const DETAIL = /-detail$/;

/**
 * The activity's id, because the summary's changes with every delivery. A multisport leg with its parent's activity id is
 * identified by its summary's.
 */
function idOf({ activityId, summaryId, parentSummaryId }: GarminSummary): string {
  const isLegOfSameId = parentSummaryId?.replace(DETAIL, "") === activityId;
  return isLegOfSameId ? summaryId.replace(DETAIL, "") : activityId;
}

/** A file uploaded to Garmin Connect in the browser may be any person's. */
function entryOf({ manual, isWebUpload }: GarminSummary): Activity["entry"] {
  if (manual === true) return "manual";
  return isWebUpload === true ? "unknown" : "recorded";
}

/** The required name (workouts §2.4): "Garmin" with the model. */
function deviceOf(name: string): string | null {
  const model = name.trim();
  if (model === "" || model.toLowerCase() === "unknown") return null;
  return model.startsWith("Garmin") ? model : `Garmin ${model}`;
}

const revisionOf = (summary: GarminSummary): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        summary.activityType,
        summary.startTimeInSeconds,
        summary.startTimeOffsetInSeconds ?? null,
        summary.durationInSeconds,
        summary.distanceInMeters ?? null,
        summary.totalElevationGainInMeters ?? null,
        summary.averageHeartRateInBeatsPerMinute ?? null,
        summary.activeKilocalories ?? null,
        summary.deviceName ?? null,
        summary.manual === true,
        summary.isWebUpload === true,
      ]),
    )
    .digest("base64url")
    .slice(0, 44);
