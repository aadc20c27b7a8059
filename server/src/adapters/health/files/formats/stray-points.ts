import { metresBetween, type Place } from "./place.ts";

type TimedPlace = Place & { at: number };

/** 60 km/h: nobody turns round at that speed from one point to the next, on a bicycle neither. */
const MOST_METRES_A_SECOND = 60 / 3.6;
const LEAST_SECONDS = 1;

/**
 * The points of a segment without single ones that no body could reach and come back from: satellites were lost, or the
 * recorder began where it was last. Who is as fast all the way (a descent, a train) keeps every point.
 */
export function withoutStrays<P extends TimedPlace>(points: readonly P[]): P[] {
  const kept: P[] = [];
  for (const [index, point] of points.entries()) {
    if (!isStray(point, { before: kept, after: points.slice(index + 1, index + 3) })) kept.push(point);
  }
  return kept;
}

type Around<P> = { before: readonly P[]; after: readonly P[] };

function isStray<P extends TimedPlace>(point: P, { before, after }: Around<P>): boolean {
  const [last, lastButOne] = [before.at(-1), before.at(-2)];
  const [next, nextButOne] = after;
  if (last !== undefined && next !== undefined) {
    const there = metresBetween(last, point) + metresBetween(point, next);
    const comesBack = there > 2 * metresBetween(last, next);
    return comesBack && tooFar(last, point) && tooFar(point, next) && !tooFar(last, next);
  }
  // At an end of the segment its neighbours say what is usual.
  const [near, far] = last === undefined ? [next, nextButOne] : [last, lastButOne];
  return near !== undefined && far !== undefined && tooFar(point, near) && !tooFar(near, far);
}

const tooFar = (a: TimedPlace, b: TimedPlace): boolean =>
  metresBetween(a, b) > MOST_METRES_A_SECOND * Math.max(LEAST_SECONDS, Math.abs(b.at - a.at) / 1000);
