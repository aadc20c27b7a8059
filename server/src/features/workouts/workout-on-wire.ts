import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { HELD } from "./judge-workout.ts";
import type { WorkoutRow } from "./queries.ts";

const MINUTE_MS = 60_000;

export function workoutOnWire(row: WorkoutRow): Workout {
  const { start_utc, end_utc, reason, ...same } = row;
  const start = new Date(start_utc);
  return {
    ...same,
    duration: row.minutes ?? Math.round((new Date(end_utc).getTime() - start.getTime()) / MINUTE_MS),
    start_date: start.toISOString(),
    legal_appending: legalAppending(row.source),
    reason: reason === null ? null : (HELD_REASONS.get(reason) ?? reason),
  };
}

/** Rows keep the reason's code, people read its sentence. */
const HELD_REASONS: ReadonlyMap<string, string> = new Map(Object.entries(HELD));

/** The brands' guidelines: a Garmin stands beside what it recorded, also when that came through Strava. */
function legalAppending(source: string): string | null {
  const [, provider, device = ""] = /^(garmin|strava)(?::(.*))?$/.exec(source) ?? [];
  if (provider === "garmin") return device.startsWith("Garmin") ? device : `Garmin ${device}`.trim();
  if (provider === "strava") return device.includes("Garmin") ? device : "View on Strava";
  return null;
}
