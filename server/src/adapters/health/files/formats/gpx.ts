import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity, FileProblem } from "../../port.ts";
import { positiveOrNull } from "../../positive-or-null.ts";
import { draftActivity, offsetBetween, sha256 } from "../draft-activity.ts";
import { Unreadable } from "../unreadable.ts";
import { placeOf } from "./place.ts";
import { emptyTrack, joinTracks, recorder, type Track, type TrackPoint } from "./track.ts";
import { instantOf, numberOf, readXml, type XmlElement } from "./xml.ts";

/**
 * One workout for each outing of a GPX file. It has no calories and often no sport; distance, climb and moving time come
 * from its points. Routes and waypoints without times are plans.
 */
export function readGpx(bytes: Buffer): DraftActivity[] {
  const { tracks, seen } = readTracks(bytes);
  const outings = joinTracks(tracks);
  if (outings.length === 0) throw new Unreadable(whyNoTrack(tracks, seen));
  const hash = sha256(bytes);
  return outings.map((outing, index) => draftOf(outing, outings.length === 1 ? hash : `${hash}:${index}`));
}

type Point = {
  lat: number | null;
  lon: number | null;
  time: string;
  height: number | null;
  beats: number | null;
};

/** How many points have a time written, and one that is a time. */
type Seen = { written: number; timed: number };

function readTracks(bytes: Buffer): { tracks: Track[]; seen: Seen } {
  const tracks: Track[] = [];
  const seen: Seen = { written: 0, timed: 0 };
  let track = emptyTrack();
  let recording = recorder(track);
  let point = pointAt({});
  readXml(bytes, {
    opened: ({ name, attributes }) => {
      if (name === "trk") {
        recording.end();
        track = emptyTrack();
        recording = recorder(track);
        tracks.push(track);
      }
      if (name === "trkseg") recording.beginSegment();
      if (name === "trkpt") point = pointAt(attributes);
    },
    closed: (element, text) => {
      if (element.parent === "trk") hearTrack(track, element, text);
      if (element.name !== "trkpt") return hearPoint(point, element, text);
      if (point.time !== "") seen.written += 1;
      if (instantOf(point.time) !== null) seen.timed += 1;
      track.utcOffsetMinutes ??= offsetWritten(point.time);
      const placed = placedPoint(point);
      if (placed !== null) recording.add(placed);
    },
  });
  recording.end();
  return { tracks, seen };
}

function whyNoTrack(tracks: readonly Track[], { written, timed }: Seen): FileProblem["why"] {
  if (written === 0) return "no_track";
  if (timed === 0) return "times_unclear";
  const placed = tracks.map(({ points: { added, ignored } }) => added + ignored);
  if (placed.every((count) => count <= 1)) {
    const all = placed.reduce((sum, count) => sum + count, 0);
    return all < timed ? "places_unclear" : "one_point";
  }
  return tracks.some(({ points }) => points.ignored > 0) ? "points_backwards" : "one_moment";
}

const pointAt = ({ lat, lon }: Readonly<Record<string, string>>): Point => ({
  lat: numberOf(lat),
  lon: numberOf(lon),
  time: "",
  height: null,
  beats: null,
});

function hearTrack(track: Track, { name }: XmlElement, text: string) {
  if (name === "name") track.title = text;
  if (name === "type") track.sport = text;
}

function hearPoint(point: Point, { name, parent }: XmlElement, text: string) {
  if (parent === "trkpt" && name === "time") point.time = text;
  if (parent === "trkpt" && name === "ele") point.height = numberOf(text);
  if (name === "hr") point.beats = numberOf(text);
}

function placedPoint({ lat, lon, time, height, beats }: Point): TrackPoint | null {
  const at = instantOf(time);
  const place = placeOf(lat, lon);
  return at === null || place === null ? null : { at, ...place, height, beats };
}

/** Most recorders write UTC, which does not reveal their offset. */
function offsetWritten(time: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(time.slice(10)) ?? [];
  if (sign === undefined) return null;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return offsetBetween(sign === "-" ? -ahead : ahead, 0);
}

function draftOf(outing: Track, id: string): DraftActivity {
  return draftActivity({
    id,
    linkedIds: [id],
    type: typeOf(outing.sport),
    rawType: outing.sport,
    title: outing.title,
    start: new Date(outing.first),
    end: new Date(outing.last),
    utcOffsetMinutes: outing.utcOffsetMinutes,
    timerSeconds: outing.movingMs / 1000,
    metres: positiveOrNull(Math.round(outing.metres)),
    ascentMetres: outing.ascentMetres,
    averageHeartRate: positiveOrNull(Math.round(outing.beats.sum / outing.beats.count)),
    energy: null,
    entry: "recorded",
    device: null,
  });
}

/** The recorder's free text: for an unknown one the owner is asked. Strava's own files have numbers. */
function typeOf(sport: string): WorkoutTypeId | null {
  const known = workoutTypeOf(STRAVA_NUMBERS[sport] ?? sport);
  return known === "custom" ? null : known;
}

const STRAVA_NUMBERS: Readonly<Record<string, string>> = {
  "1": "Ride",
  "4": "Hike",
  "9": "Run",
  "10": "Walk",
  "16": "Swim",
  "17": "VirtualRide",
};
