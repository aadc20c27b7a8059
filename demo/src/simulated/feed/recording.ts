import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { z } from "zod";
import { readJson } from "@kalivo/server/adapters/health/exact-json.ts";

/** One activity of the feed, as the console's form has it. */
export type Recording = {
  /** One of `SPORTS`. */
  sport: string;
  km: number;
  minutes: number;
  kcal: number | null;
  start: Date;
  device: string;
  /** Typed into the provider's own form instead of recorded. */
  typedIn: boolean;
};

export const SPORTS = {
  running: { label: "Running", strava: "Run", garmin: "RUNNING" },
  walking: { label: "Walking", strava: "Walk", garmin: "WALKING" },
  hiking: { label: "Hiking", strava: "Hike", garmin: "HIKING" },
  biking: { label: "Cycling", strava: "Ride", garmin: "ROAD_BIKING" },
  swimming: { label: "Swimming", strava: "Swim", garmin: "LAP_SWIMMING" },
  football: { label: "Football", strava: "Soccer", garmin: "SOCCER" },
  strength: { label: "Strength", strava: "WeightTraining", garmin: "STRENGTH_TRAINING" },
  rowing: { label: "Rowing", strava: "Rowing", garmin: "ROWING_V2" },
} as const satisfies Record<string, { label: string } & Record<Provider, string>>;
type Sport = keyof typeof SPORTS;

export const SPORT_IDS = Object.keys(SPORTS);
export const isSport = (name: string): name is Sport => SPORT_IDS.includes(name);

type Ids = { id: string; athleteId: string };

/** As the provider tells it: Strava a detailed activity, Garmin a summary (workouts §1.4, §2.3). */
export const documentOf = (provider: Provider, ids: Ids, recording: Recording): string =>
  provider === "strava" ? stravaDocument(ids, recording) : garminDocument(ids, recording);

/** A number too long for JavaScript, into JSON as it is. */
export const longNumber = (digits: string) => `\u0000${digits}`;
export const jsonWithLongNumbers = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"\\u0000(\d+)"/g, "$1");

function stravaDocument({ id, athleteId }: Ids, recording: Recording): string {
  const { sport, km, minutes, kcal, start, device, typedIn } = recording;
  const offset = offsetSeconds(start);
  const type = isSport(sport) ? SPORTS[sport].strava : sport;
  return jsonWithLongNumbers({
    id: longNumber(id),
    athlete: { id: longNumber(athleteId), resource_state: 1 },
    resource_state: 3,
    name: isSport(sport) ? SPORTS[sport].label : sport,
    type,
    sport_type: type,
    start_date: secondsIso(start),
    start_date_local: secondsIso(new Date(start.getTime() + offset * 1000)), // ends in Z, and is local
    timezone: "(GMT+01:00) Europe/Brussels",
    utc_offset: offset,
    elapsed_time: Math.round(minutes * 60),
    moving_time: Math.round(minutes * 60),
    distance: km * 1000,
    total_elevation_gain: 0,
    manual: typedIn,
    flagged: false,
    trainer: false,
    private: false,
    external_id: null,
    device_name: device === "" ? null : device,
    ...(kcal !== null && { calories: kcal }),
  });
}

function garminDocument({ id, athleteId }: Ids, recording: Recording): string {
  const { sport, km, minutes, kcal, start, device, typedIn } = recording;
  return jsonWithLongNumbers({
    userId: athleteId,
    summaryId: id,
    activityId: longNumber(id),
    activityName: isSport(sport) ? SPORTS[sport].label : sport,
    activityType: isSport(sport) ? SPORTS[sport].garmin : sport,
    startTimeInSeconds: Math.floor(start.getTime() / 1000),
    startTimeOffsetInSeconds: offsetSeconds(start),
    durationInSeconds: Math.round(minutes * 60),
    distanceInMeters: km * 1000,
    deviceName: device === "" ? "unknown" : device,
    ...(kcal !== null && { activeKilocalories: kcal }),
    ...(typedIn && { manual: true }),
  });
}

const StravaDocument = z.object({
  sport_type: z.string().optional(),
  type: z.string().default(""),
  start_date: z.iso.datetime(),
  moving_time: z.number(),
  distance: z.number().default(0),
  calories: z.number().optional(),
  device_name: z.string().nullish(),
  manual: z.boolean().default(false),
});
const GarminDocument = z.object({
  activityType: z.string(),
  startTimeInSeconds: z.number(),
  durationInSeconds: z.number(),
  distanceInMeters: z.number().default(0),
  activeKilocalories: z.number().optional(),
  deviceName: z.string().nullish(),
  manual: z.boolean().default(false),
});

/** What the form shows of an activity that is there. */
export function recordingOf(provider: Provider, document: string): Recording {
  if (provider === "strava") {
    const read = StravaDocument.parse(readJson(document));
    return {
      sport: sportOf(provider, read.sport_type ?? read.type),
      km: read.distance / 1000,
      minutes: read.moving_time / 60,
      kcal: read.calories ?? null,
      start: new Date(read.start_date),
      device: read.device_name ?? "",
      typedIn: read.manual,
    };
  }
  const read = GarminDocument.parse(readJson(document));
  return {
    sport: sportOf(provider, read.activityType),
    km: read.distanceInMeters / 1000,
    minutes: read.durationInSeconds / 60,
    kcal: read.activeKilocalories ?? null,
    start: new Date(read.startTimeInSeconds * 1000),
    device: read.deviceName === "unknown" ? "" : (read.deviceName ?? ""),
    typedIn: read.manual,
  };
}

/** The sport of ours that a name of the provider stands for; else the name. */
export const sportOf = (provider: Provider, name: string): string =>
  Object.entries(SPORTS).find(([, names]) => names[provider] === name)?.[0] ?? name;

/** Of the wall clock in Brussels, where all of the demo's athletes live. */
function offsetSeconds(instant: Date): number {
  const { year, month, day, hour, minute } = brusselsTime(instant);
  const minuteUtc = Math.floor(instant.getTime() / 60_000);
  return Date.UTC(year, month - 1, day, hour, minute) / 1000 - minuteUtc * 60;
}

const secondsIso = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`;
