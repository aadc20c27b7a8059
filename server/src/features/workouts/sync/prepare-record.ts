import { createHmac } from "node:crypto";
import type { HealthRecord } from "@kalivo/contract/shapes/health-record.ts";
import { estimateKcal } from "@kalivo/domain/calories/estimate.ts";
import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { HEALTH_SYNC_AHEAD_MINUTES, HEALTH_SYNC_DAYS, MAX_WORKOUT_HOURS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { weightOf } from "../prepare-workout.ts";
import type { Body } from "../queries.ts";

/** A device's record as it would be kept. */
export type RecordedWorkout = {
  /** Its place in the list that was sent. */
  index: number;
  /** Tells it from the person's other ones: the platform's id, or made of what never changes about it. */
  key: string;
  type: WorkoutTypeId;
  start: Date;
  end: Date;
  km: number | null;
  minutes: number;
  kcalReported: number | null;
  kcal: number;
  /** Measured by the device, or computed from the distance. */
  basis: "active" | "computed";
  kg: number;
  kgAssumed: boolean;
  /** Typed into the health app is as good as typed here. Known devices and apps are not told apart yet. */
  trust: "manual" | "device_unknown";
};

/** Decides what one record counts for, or says why it is not taken (health-sources §3.2, §4.4). */
export function prepareRecord(
  record: HealthRecord,
  index: number,
  body: Body,
  now: Date,
): Result<RecordedWorkout, string> {
  const outside = outsideWindow(record, body.created_at, now);
  if (outside !== null) return refuse(outside);
  const { kcal: reported, metres } = record;
  if ((reported ?? 0) < 0 || (metres ?? 0) < 0 || (metres ?? 0) > MOST_METRES) return refuse(IMPOSSIBLE);

  const type = workoutTypeOf(record.type);
  const km = metres === null || metres < 1 ? null : Math.round(metres) / 1000;
  const minutes = minutesOf(record);
  const weight = weightOf(body);
  const kcal = reported === null || reported === 0 ? computed(type, km, minutes, weight.kg) : reported;
  if (kcal === null) return refuse(NO_CALORIES);
  if (Math.round(kcal) < 1) return refuse("It burned less than one calorie.");
  return accept({
    index,
    key: record.id ?? keyOf(record),
    type,
    start: record.start,
    end: record.end,
    km,
    minutes,
    kcalReported: reported === null || reported === 0 ? null : Math.round(reported),
    kcal: Math.round(kcal),
    basis: reported === null || reported === 0 ? "computed" : "active",
    ...weight,
    trust: record.typedIn ? "manual" : "device_unknown",
  });
}

const IMPOSSIBLE = "Its calories or distance are not possible.";
const NO_CALORIES =
  "It has no calories, and we can work them out for running and walking with a distance only.";
const MOST_METRES = 1_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the server takes whatever the device says: the last 30 days of the account's life. */
function outsideWindow({ start, end }: HealthRecord, accountSince: Date, now: Date): string | null {
  const length = end.getTime() - start.getTime();
  if (length <= 0) return "It ends before it begins.";
  if (length > MAX_WORKOUT_HOURS * HOUR_MS) return `It lasts more than ${MAX_WORKOUT_HOURS} hours.`;
  if (end.getTime() > now.getTime() + HEALTH_SYNC_AHEAD_MINUTES * MINUTE_MS) return "It ends in the future.";
  if (start.getTime() < now.getTime() - HEALTH_SYNC_DAYS * DAY_MS)
    return `It began more than ${HEALTH_SYNC_DAYS} days ago.`;
  return start < accountSince ? "It began before you had an account." : null;
}

/** Without the pauses where the device knows them; never longer than from start to end, never nothing. */
function minutesOf({ start, end, seconds }: HealthRecord): number {
  const elapsed = (end.getTime() - start.getTime()) / 1000;
  const moving = seconds !== null && seconds > 0 ? Math.min(seconds, elapsed) : elapsed;
  return Math.max(0.01, Math.round((moving / 60) * 100) / 100);
}

function computed(type: WorkoutTypeId, km: number | null, minutes: number, kg: number): number | null {
  return km !== null && (type === "running" || type === "walking")
    ? estimateKcal({ type, km, minutes, kg })
    : null;
}

/**
 * For records without an id: the same facts make the same key. Not made with the operator's key on purpose: a new key
 * would turn every known record into a new one, which a donor would pay twice.
 */
function keyOf({ start, end, type, bundle }: HealthRecord): string {
  const facts = JSON.stringify([start.toISOString(), end.toISOString(), type, bundle]);
  return `hmac:${createHmac("sha256", "kalivo health record").update(facts).digest("base64url")}`;
}
