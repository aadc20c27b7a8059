import { z } from "zod";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity, offsetBetween } from "../draft-activity.ts";
import { Unreadable } from "../unreadable.ts";

/** ms, cm and, for both calories, a unit that differs from export to export. */
const Summary = z.object({
  activityId: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String),
  name: z.string().nullish(),
  activityType: z
    .union([z.string(), z.object({ typeKey: z.string() }).transform(({ typeKey }) => typeKey)])
    .nullish(),
  beginTimestamp: z.number(),
  startTimeLocal: z.number().nullish(),
  duration: z.number(),
  elapsedDuration: z.number().nullish(),
  distance: z.number().nullish(),
  elevationGain: z.number().nullish(),
  avgHr: z.number().nullish(),
  calories: z.number().nullish(),
  bmrCalories: z.number().nullish(),
  parent: z.boolean().nullish(),
  manualActivity: z.boolean().nullish(),
});
type Summary = z.infer<typeof Summary>;

const List = z.union([
  z
    .array(z.object({ summarizedActivitiesExport: z.array(z.unknown()) }))
    .transform((parts) => parts.flatMap(({ summarizedActivitiesExport }) => summarizedActivitiesExport)),
  z
    .object({ summarizedActivitiesExport: z.array(z.unknown()) })
    .transform((one) => one.summarizedActivitiesExport),
]);

/** Garmin's list of activities; null: unreadable. A multisport event is counted by its parts, not its parent. */
export function readGarminList(bytes: Buffer): (DraftActivity | null)[] {
  const list = List.safeParse(parsed(bytes));
  if (!list.success) throw new Unreadable("damaged");
  return list.data.flatMap((entry) => {
    const summary = Summary.safeParse(entry);
    if (!summary.success) return [null];
    return summary.data.parent === true ? [] : [draftOf(summary.data)];
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new Unreadable("damaged", { cause: error });
  }
}

const MOST_INSTANT_MS = 8.64e15;

function draftOf(summary: Summary): DraftActivity | null {
  const { activityId, beginTimestamp, duration, startTimeLocal } = summary;
  const elapsed = Math.max(duration, summary.elapsedDuration ?? 0);
  if (!(elapsed > 0) || !(Math.abs(beginTimestamp + elapsed) < MOST_INSTANT_MS)) return null;
  const rawType = summary.activityType ?? "";
  return draftActivity({
    id: `garmin:${activityId}`,
    linkedIds: [`garmin:${activityId}`],
    type: rawType === "" ? null : workoutTypeOf(rawType),
    rawType,
    title: summary.name ?? null,
    start: new Date(beginTimestamp),
    end: new Date(beginTimestamp + elapsed),
    utcOffsetMinutes: startTimeLocal ? offsetBetween(startTimeLocal, beginTimestamp) : null,
    timerSeconds: duration / 1000,
    metres: positiveOrNull((summary.distance ?? 0) / 100),
    ascentMetres: positiveOrNull((summary.elevationGain ?? 0) / 100),
    averageHeartRate: positiveOrNull(Math.round(summary.avgHr ?? 0)),
    energy: energyOf(summary),
    entry: summary.manualActivity === true ? "manual" : "recorded",
    device: null,
  });
}

const KJ_PER_KCAL = 4.184;

/**
 * Exports write kcal or kJ without the unit. The resting energy tells them apart: a body at rest burns 35 to 140 kcal an
 * hour, which is 146 to 590 kJ. Without that figure the number is ignored, and the calories are computed from distance and
 * time.
 */
function energyOf({ calories, bmrCalories, duration }: Summary): DraftActivity["energy"] {
  const total = positiveOrNull(calories);
  const resting = positiveOrNull(bmrCalories);
  if (total === null || resting === null || resting >= total) return null;
  const restAnHour = resting / (duration / 3_600_000);
  const unit = restAnHour >= LEAST_REST_KCAL * KJ_PER_KCAL ? KJ_PER_KCAL : 1;
  return { kcal: total / unit, basis: "total", restingKcal: resting / unit };
}

/** Per hour, for a person of some 35 kg. */
const LEAST_REST_KCAL = 35;
