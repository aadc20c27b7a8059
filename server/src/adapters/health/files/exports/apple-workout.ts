import { createHash } from "node:crypto";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity, offsetBetween } from "../draft-activity.ts";
import { numberOf } from "../formats/xml.ts";

type Attributes = Readonly<Record<string, string>>;

/** A workout of Apple's export: its own attributes, and those of its child elements. */
export type AppleWorkout = {
  attributes: Attributes;
  metadata: Map<string, string>;
  statistics: Map<string, Attributes>;
};

const QUANTITY = "HKQuantityTypeIdentifier";

/** Null: it has no time, or ends before it begins. */
export function draftOfApple({ attributes, metadata, statistics }: AppleWorkout): DraftActivity | null {
  const start = instantOf(attributes["startDate"]);
  const end = instantOf(attributes["endDate"]);
  if (start === null || end === null || end <= start) return null;
  const rawType = (attributes["workoutActivityType"] ?? "").replace("HKWorkoutActivityType", "");
  const heart = statistics.get(`${QUANTITY}HeartRate`);
  const kcal = energyOf(attributes, statistics);
  return draftActivity({
    // Stable facts only, so that the same workout in a later export has the same id.
    id: `apple:${createHash("sha256")
      .update(JSON.stringify([start, end, rawType, attributes["sourceName"]]))
      .digest("hex")}`,
    linkedIds: [],
    type: workoutTypeOf(rawType),
    rawType,
    title: null,
    start: new Date(start),
    end: new Date(end),
    utcOffsetMinutes: offsetIn(metadata.get("HKTimeZone"), start),
    timerSeconds: durationOf(attributes) ?? (end - start) / 1000,
    metres: distanceOf(attributes, statistics),
    ascentMetres: positiveOrNull(measured(metadata.get("HKElevationAscended"), METRES)),
    averageHeartRate: positiveOrNull(Math.round(numberOf(heart?.["average"]) ?? 0)),
    energy: kcal === null ? null : { kcal, basis: "active" },
    entry: metadata.get("HKWasUserEntered") === "1" ? "manual" : "recorded",
    device: /name:([^,>]+)/.exec(attributes["device"] ?? "")?.[1] ?? attributes["sourceName"] ?? null,
  });
}

const WRITTEN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/;

/** "2016-11-14 07:25:41 -0700": the offset is the phone's at the export, but the instant is right. */
function instantOf(text: string | undefined): number | null {
  const instant = Date.parse((text ?? "").replace(WRITTEN, "$1T$2$3:$4"));
  return Number.isNaN(instant) ? null : instant;
}

const KCAL: Readonly<Record<string, number>> = { kcal: 1, Cal: 1, cal: 0.001, kJ: 1 / 4.184, J: 1 / 4184 };
const METRES: Readonly<Record<string, number>> = {
  m: 1,
  km: 1000,
  cm: 0.01,
  mi: 1609.344,
  yd: 0.9144,
  ft: 0.3048,
};
const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, hr: 3600 };

function inUnit(
  value: string | undefined,
  unit: string | undefined,
  units: Readonly<Record<string, number>>,
) {
  const number = numberOf(value);
  const factor = units[unit ?? ""];
  return number === null || factor === undefined ? null : number * factor;
}

/** "1234 cm" */
function measured(text: string | undefined, units: Readonly<Record<string, number>>): number | null {
  const [value, unit] = (text ?? "").split(" ");
  return inUnit(value, unit, units);
}

const durationOf = ({ duration, durationUnit }: Attributes) =>
  positiveOrNull(inUnit(duration, durationUnit ?? "min", SECONDS));

/** Since iOS 16 in an element of its own, before that among the attributes. */
function energyOf(attributes: Attributes, statistics: AppleWorkout["statistics"]): number | null {
  const active = statistics.get(`${QUANTITY}ActiveEnergyBurned`);
  return (
    positiveOrNull(inUnit(active?.["sum"], active?.["unit"], KCAL)) ??
    positiveOrNull(inUnit(attributes["totalEnergyBurned"], attributes["totalEnergyBurnedUnit"], KCAL))
  );
}

function distanceOf(attributes: Attributes, statistics: AppleWorkout["statistics"]): number | null {
  const [, told] = [...statistics].find(([type]) => type.startsWith(`${QUANTITY}Distance`)) ?? [];
  return (
    positiveOrNull(inUnit(told?.["sum"], told?.["unit"], METRES)) ??
    positiveOrNull(inUnit(attributes["totalDistance"], attributes["totalDistanceUnit"], METRES))
  );
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Minutes from UTC in a zone like "America/Los_Angeles" at that instant. */
function offsetIn(zone: string | undefined, instant: number): number | null {
  if (zone === undefined) return null;
  const clock = clocks.get(zone) ?? clockIn(zone);
  clocks.set(zone, clock);
  const name = clock?.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  if (name === "GMT") return 0;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  if (sign === undefined) return null;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offsetBetween(sign === "-" ? -ahead : ahead, 0);
}

function clockIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return null; // not a known zone
  }
}
