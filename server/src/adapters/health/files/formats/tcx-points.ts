import { stopwatch } from "./moving-time.ts";
import { metresBetween, type Place, placeOf } from "./place.ts";

type Point = { at: number | null; along: number | null; lat: number | null; lon: number | null };
const NOTHING: Point = { at: null, along: null, lat: null, lon: null };

/**
 * Follows the points of a TCX activity for its pauses. What each has covered is told by the file; where it is not, by the
 * places. A point with neither (a treadmill, lost satellites) has covered what the last one had.
 */
export function pointsOf() {
  const watch = stopwatch();
  let point = NOTHING;
  let last: { at: number; covered: number } | null = null;
  let place: Place | null = null;
  const coveredAt = (before: number): number => {
    if (point.along !== null) return Math.max(before, point.along);
    const here = placeOf(point.lat, point.lon);
    const metres = here === null || place === null ? 0 : metresBetween(place, here);
    place = here ?? place;
    return before + metres;
  };
  return {
    time: (at: number | null): void => void (point = { ...point, at }),
    along: (along: number): void => void (point = { ...point, along }),
    lat: (lat: number): void => void (point = { ...point, lat }),
    lon: (lon: number): void => void (point = { ...point, lon }),
    end: (): void => {
      const { at } = point;
      if (at !== null && at >= (last?.at ?? at)) {
        const covered = coveredAt(last?.covered ?? 0);
        if (last !== null) watch.add({ ms: at - last.at, metres: covered - last.covered });
        last = { at, covered };
      }
      point = NOTHING;
    },
    pausedMs: watch.pausedMs,
  };
}
