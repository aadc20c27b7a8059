import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity, sha256 } from "../draft-activity.ts";
import { Unreadable } from "../unreadable.ts";
import { climb } from "./climb.ts";
import { pointsOf } from "./tcx-points.ts";
import { instantOf, numberOf, readXml, type XmlElement } from "./xml.ts";

/** The sums of an activity's laps. */
type Told = {
  sport: string;
  id: number | null;
  device: string | null;
  seconds: number;
  metres: number;
  kcal: number;
  /** Heart rate times seconds, and those seconds. */
  beats: { sum: number; seconds: number };
  first: number | null;
  last: number | null;
  ascent: ReturnType<typeof climb>;
  points: ReturnType<typeof pointsOf>;
};

type Lap = { start: number | null; seconds: number };

/**
 * One workout for each activity of a Garmin Training Center file, its laps summed up. Courses have laps too, but are plans.
 */
export function readTcx(bytes: Buffer): { drafts: DraftActivity[]; lost: number } {
  const told: Told[] = [];
  let activity: Told | null = null;
  let lap: Lap = { start: null, seconds: 0 };
  readXml(bytes, {
    opened: ({ name, attributes }) => {
      if (name === "Activity") told.push((activity = nothingYet(attributes["Sport"] ?? "")));
      if (name === "Lap") lap = { start: instantOf(attributes["StartTime"] ?? ""), seconds: 0 };
    },
    closed: (element, text) => {
      if (activity !== null) hear(activity, lap, element, text);
      if (element.name === "Activity") activity = null;
    },
  });
  const hash = sha256(bytes);
  const drafts = told.flatMap(
    (one, index) => draftOf(one, told.length === 1 ? hash : `${hash}:${index}`) ?? [],
  );
  if (drafts.length === 0) throw new Unreadable("no_workout");
  return { drafts, lost: told.length - drafts.length };
}

const nothingYet = (sport: string): Told => ({
  sport,
  id: null,
  device: null,
  seconds: 0,
  metres: 0,
  kcal: 0,
  beats: { sum: 0, seconds: 0 },
  first: null,
  last: null,
  ascent: climb(),
  points: pointsOf(),
});

function hear(activity: Told, lap: Lap, { name, parent }: XmlElement, text: string) {
  const number = numberOf(text) ?? 0;
  switch (`${parent}/${name}`) {
    case "Activity/Id":
      activity.id = instantOf(text);
      break;
    case "Creator/Name":
      activity.device = text;
      break;
    case "Lap/TotalTimeSeconds":
      lap.seconds = number;
      activity.seconds += number;
      break;
    case "Lap/DistanceMeters":
      activity.metres += number;
      break;
    case "Lap/Calories":
      activity.kcal += number;
      break;
    case "AverageHeartRateBpm/Value":
      activity.beats.sum += number * lap.seconds;
      activity.beats.seconds += lap.seconds;
      break;
    case "Trackpoint/AltitudeMeters":
      activity.ascent.add(number);
      break;
    case "Trackpoint/Time":
      activity.points.time(instantOf(text));
      reach(activity, instantOf(text));
      break;
    case "Trackpoint/DistanceMeters":
      activity.points.along(number);
      break;
    case "Position/LatitudeDegrees":
      activity.points.lat(number);
      break;
    case "Position/LongitudeDegrees":
      activity.points.lon(number);
      break;
    case "Track/Trackpoint":
      activity.points.end();
      break;
    case "Activity/Lap":
      reach(activity, lap.start);
      reach(activity, lap.start === null ? null : lap.start + lap.seconds * 1000);
      break;
    default:
  }
}

function reach(activity: Told, instant: number | null) {
  if (instant === null) return;
  activity.first = Math.min(activity.first ?? instant, instant);
  activity.last = Math.max(activity.last ?? instant, instant);
}

function draftOf(told: Told, id: string): DraftActivity | null {
  const start = told.first ?? told.id;
  if (start === null) return null;
  const end = Math.max(told.last ?? start, start + told.seconds * 1000);
  if (end <= start) return null;
  // Some apps' laps have no pauses in their length, others' do.
  const moving = (end - start - told.points.pausedMs()) / 1000;
  return draftActivity({
    id,
    linkedIds: [id],
    type: typeOf(told.sport),
    rawType: told.sport,
    title: null,
    start: new Date(start),
    end: new Date(end),
    utcOffsetMinutes: null,
    timerSeconds: Math.min(positiveOrNull(told.seconds) ?? moving, moving),
    metres: positiveOrNull(told.metres),
    ascentMetres: told.ascent.metres(),
    averageHeartRate: positiveOrNull(Math.round(told.beats.sum / told.beats.seconds)),
    energy: told.kcal > 0 ? { kcal: told.kcal, basis: "total" } : null,
    entry: "recorded",
    device: told.device,
  });
}

/** The format knows Running, Biking and Other only. */
const typeOf = (sport: string): WorkoutTypeId | null =>
  sport === "" || sport.toLowerCase() === "other" ? null : workoutTypeOf(sport);
