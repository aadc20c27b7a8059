import { createHash } from "node:crypto";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { z } from "zod";
import { ProviderId } from "../exact-json.ts";
import { positiveOrNull } from "../positive-or-null.ts";

const LONGEST_SECONDS = 40 * 86_400;
const seconds = z.number().nonnegative().max(LONGEST_SECONDS);

/** Missing means false. */
const flag = z
  .boolean()
  .nullish()
  .transform((said) => said ?? false);

/** The common fields of a list's entry and a single activity; both have far more, which is not read. */
const Summary = z.object({
  id: ProviderId,
  type: z.string().max(60).nullish(),
  sport_type: z.string().max(60).nullish(),
  start_date: z.iso.datetime({ offset: true }),
  start_date_local: z.iso.datetime({ offset: true }).nullish(),
  utc_offset: z.number().nullish(),
  elapsed_time: seconds,
  moving_time: seconds,
  distance: z.number().nonnegative().nullish(),
  total_elevation_gain: z.number().nullish(),
  manual: flag,
  flagged: flag,
  trainer: flag,
});
type Summary = z.infer<typeof Summary>;

/** A page of activities; an unreadable one is left out. */
export const StravaList = z
  .array(z.unknown())
  .max(200)
  .transform((page) => ({
    listed: page.flatMap((one) => Summary.safeParse(one).data ?? []),
    isEmpty: page.length === 0,
  }));

export const StravaDetail = Summary.extend({
  calories: z.number().nonnegative().nullish(),
  average_heartrate: z.number().nullish(),
  device_name: z.string().max(200).nullish(),
  external_id: z.string().max(300).nullish(),
});
type StravaDetail = z.infer<typeof StravaDetail>;

/** A hash of the list's fields of an activity: another one means that it was changed. */
export const fingerprintOf = (activity: Summary): string =>
  hash([
    activity.sport_type ?? activity.type ?? "",
    activity.start_date,
    activity.elapsed_time,
    activity.moving_time,
    activity.distance ?? 0,
    activity.total_elevation_gain ?? 0,
    activity.manual,
    activity.flagged,
  ]);

/** A Strava activity in our terms. Neither its title nor its location is stored (workouts §1.5). */
export function stravaActivity(detail: StravaDetail): Activity {
  const start = new Date(detail.start_date);
  const rawType = detail.sport_type ?? detail.type ?? "";
  const kcal = detail.calories ?? 0;
  return {
    source: "strava",
    id: detail.id,
    linkedIds: linkedIds(detail.external_id ?? ""),
    type: workoutTypeOf(rawType),
    rawType,
    title: null,
    start,
    end: new Date(start.getTime() + detail.elapsed_time * 1000),
    utcOffsetMinutes: offsetMinutes(detail, start),
    startReliable: !hidesItsStart(detail),
    timerSeconds: detail.moving_time,
    metres: positiveOrNull(detail.distance),
    ascentMetres: detail.trainer ? null : positiveOrNull(detail.total_elevation_gain),
    averageHeartRate: positiveOrNull(detail.average_heartrate),
    energy: kcal > 0 ? { kcal, basis: "total" } : null,
    entry: entryOf(detail),
    device: detail.device_name?.trim() || null,
    bundle: null,
    revision: `${fingerprintOf(detail)}:${hash([kcal, detail.average_heartrate ?? 0, detail.device_name ?? ""])}`,
  };
}

/** An activity flagged by others does not count as a recording. */
function entryOf({ manual, flagged }: StravaDetail): Activity["entry"] {
  if (manual) return "manual";
  return flagged ? "unknown" : "recorded";
}

/** The id of the recording at Garmin that Strava received. */
function linkedIds(externalId: string): string[] {
  const garmin = /^garmin_(?:push|ping)_(\d{1,30})/.exec(externalId)?.[1];
  return garmin === undefined ? [] : [`garmin:${garmin}`];
}

/** When an athlete hides the start, Strava reports one second past midnight. */
const hidesItsStart = ({ start_date, start_date_local }: StravaDetail) =>
  (start_date_local ?? start_date).includes("T00:00:01");

/** `start_date_local` ends in Z but is local: the difference to `start_date` is the offset. */
function offsetMinutes({ utc_offset, start_date_local }: StravaDetail, start: Date): number | null {
  const told = typeof utc_offset === "number" ? utc_offset / 60 : null;
  const local = start_date_local == null ? null : new Date(start_date_local);
  const minutes = told ?? (local === null ? null : (local.getTime() - start.getTime()) / 60_000);
  return minutes === null || Math.abs(minutes) > 14 * 60 ? null : Math.round(minutes);
}

const hash = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
