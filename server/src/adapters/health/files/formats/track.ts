import { climb } from "./climb.ts";
import { stopwatch } from "./moving-time.ts";
import { metresBetween, type Place } from "./place.ts";
import { withoutStrays } from "./stray-points.ts";

export type TrackPoint = Place & {
  /** ms */
  at: number;
  height: number | null;
  beats: number | null;
};

/** The sums of a track's points. */
export type Track = {
  title: string | null;
  sport: string;
  utcOffsetMinutes: number | null;
  first: number;
  last: number;
  metres: number;
  /** Without pauses: the gaps between segments, which were not recorded, and those between points. */
  movingMs: number;
  ascentMetres: number | null;
  beats: { sum: number; count: number };
  /** Points with a time and a place, in the order of their times and not. */
  points: { added: number; ignored: number };
};

export const emptyTrack = (): Track => ({
  title: null,
  sport: "",
  utcOffsetMinutes: null,
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
  metres: 0,
  movingMs: 0,
  ascentMetres: null,
  beats: { sum: 0, count: 0 },
  points: { added: 0, ignored: 0 },
});

/** Adds points to a track in recording order; its sums are known after the last one. */
export function recorder(track: Track) {
  const heights = climb();
  const watch = stopwatch();
  let segment: TrackPoint[] = [];
  const endSegment = () => {
    let before: TrackPoint | null = null;
    for (const point of withoutStrays(segment)) {
      if (before !== null) {
        const metres = metresBetween(before, point);
        track.metres += metres;
        watch.add({ ms: point.at - before.at, metres });
      }
      if (point.height !== null) heights.add(point.height);
      before = point;
    }
    segment = [];
  };
  return {
    beginSegment: endSegment,
    /** Ignores a point before the last one: the clock was set meanwhile. */
    add: (point: TrackPoint) => {
      if (point.at < track.last) {
        track.points.ignored += 1;
        return;
      }
      track.points.added += 1;
      track.first = Math.min(track.first, point.at);
      track.last = point.at;
      if (point.beats !== null && point.beats > 0) {
        track.beats = { sum: track.beats.sum + point.beats, count: track.beats.count + 1 };
      }
      segment.push(point);
    },
    end: () => {
      endSegment();
      track.movingMs = watch.movingMs();
      track.ascentMetres = heights.metres();
    },
  };
}

const MOST_PAUSE_MS = 30 * 60_000;

/**
 * A recorder begins a new track whenever it was off or lost its satellites: tracks that follow each other within half an
 * hour and name the same sport are one outing, so that its owner is asked for the sport once. The gaps are pauses.
 * Concurrent tracks stay apart: they are of two people, or the same effort twice.
 */
export function joinTracks(tracks: readonly Track[]): Track[] {
  const outings: Track[] = [];
  for (const next of tracks.toSorted((a, b) => a.first - b.first)) {
    if (next.last <= next.first) continue; // without times, or a single point
    const outing = outings.at(-1);
    const pause = outing === undefined ? null : next.first - outing.last;
    const follows = pause !== null && pause >= 0 && pause <= MOST_PAUSE_MS && next.sport === outing?.sport;
    if (outing !== undefined && follows) outings[outings.length - 1] = joined(outing, next);
    else outings.push(next);
  }
  return outings;
}

const joined = (a: Track, b: Track): Track => ({
  ...a,
  last: b.last,
  metres: a.metres + b.metres,
  movingMs: a.movingMs + b.movingMs,
  ascentMetres:
    a.ascentMetres === null && b.ascentMetres === null ? null : (a.ascentMetres ?? 0) + (b.ascentMetres ?? 0),
  beats: { sum: a.beats.sum + b.beats.sum, count: a.beats.count + b.beats.count },
});
