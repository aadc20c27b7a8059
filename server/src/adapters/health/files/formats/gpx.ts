import { workoutTypeOf, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { DraftActivity } from "../../port.ts";
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
  const outings = joinTracks(readTracks(bytes));
  if (outings.length === 0) throw new Unreadable("no_track");
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

function readTracks(bytes: Buffer): Track[] {
  const tracks: Track[] = [];
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
      track.utcOffsetMinutes ??= offsetWritten(point.time);
      const placed = placedPoint(point);
      if (placed !== null) recording.add(placed);
    },
  });
  recording.end();
  return tracks;
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
