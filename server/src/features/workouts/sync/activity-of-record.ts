import { createHmac } from "node:crypto";
import type { HealthRecord } from "@kalivo/contract/shapes/health-record.ts";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { revisionOf } from "../intake/prepare-activity.ts";

/** A record of the phone's health app in the product's own terms (workouts §3.2). */
export function activityOfRecord(record: HealthRecord): Activity {
  const { start, end, type, seconds, kcal, metres, bundle } = record;
  return {
    source: "health",
    id: record.id ?? keyOf(record),
    linkedIds: [],
    type: workoutTypeOf(type),
    rawType: type,
    title: null,
    start,
    end,
    utcOffsetMinutes: null,
    startReliable: true,
    timerSeconds: seconds ?? 0,
    metres,
    ascentMetres: null,
    averageHeartRate: null,
    // Both platforms keep resting energy apart; 0 means not stated.
    energy: kcal === null || kcal === 0 ? null : { kcal, basis: "active" },
    entry: record.typedIn ? "manual" : record.recorded ? "recorded" : "unknown",
    device: null,
    bundle,
    revision: revisionOf([start, end, type, seconds, kcal, metres, record.typedIn]),
  };
}

/**
 * For records without an id: the same facts make the same key. Deliberately without the operator's secret: a new secret
 * would turn every known record into a new one, which a donor would pay twice.
 */
function keyOf({ start, end, type, bundle }: HealthRecord): string {
  const facts = JSON.stringify([start.toISOString(), end.toISOString(), type, bundle]);
  return `hmac:${createHmac("sha256", "kalivo health record").update(facts).digest("base64url")}`;
}
