import { estimateKcal } from "@kalivo/domain/calories/estimate.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { Chance } from "./chance.ts";
import { TITLES } from "./data/workouts.ts";

export type DemoWorkout = {
  user_id: number;
  type: WorkoutTypeId;
  title: string;
  start_utc: string;
  end_utc: string;
  km: number | null;
  minutes: number;
  kcal: number;
  basis: "computed" | "declared";
  kg_used: number | null;
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SPORTS: readonly WorkoutTypeId[] = [
  "running",
  "running",
  "walking",
  "biking",
  "biking",
  "swimming",
  "football",
  "strength",
  "custom",
];
const KCAL_PER_MINUTE: Readonly<Record<string, number>> = {
  biking: 7,
  swimming: 7,
  football: 8,
  strength: 4.5,
  custom: 4,
};

/** A person's weeks from one instant to another: two favourite sports, two to four efforts a week, always in daytime. */
export function makeWorkouts(
  person: { id: number; weightKg: number },
  from: Date,
  to: Date,
  chance: Chance,
): DemoWorkout[] {
  const favourites = [chance.pick(SPORTS), chance.pick(SPORTS)];
  const perWeek = chance.between(2, 4);
  const workouts: DemoWorkout[] = [];
  for (let day = from.getTime(); day < to.getTime(); day += DAY_MS) {
    if (chance.next() > perWeek / 7) continue;
    const start = new Date(Math.floor(day / DAY_MS) * DAY_MS + chance.between(6 * 60, 18 * 60) * MINUTE_MS);
    const workout = makeWorkout(person, chance.pick(favourites), start, chance);
    if (new Date(workout.end_utc) < to && start > from) workouts.push(workout);
  }
  return workouts;
}

function makeWorkout(
  person: { id: number; weightKg: number },
  type: WorkoutTypeId,
  start: Date,
  chance: Chance,
): DemoWorkout {
  const minutes = chance.between(25, 85);
  const byDistance = type === "running" || type === "walking";
  const km = byDistance
    ? Math.round(minutes * (type === "running" ? 0.15 + chance.next() * 0.03 : 0.085) * 10) / 10
    : null;
  const kcal =
    km !== null && byDistance
      ? estimateKcal({ type, km, minutes, kg: person.weightKg })
      : Math.round((minutes * (KCAL_PER_MINUTE[type] ?? 5)) / 10) * 10;
  return {
    user_id: person.id,
    type,
    title: chance.pick(TITLES[type]),
    start_utc: start.toISOString(),
    end_utc: new Date(start.getTime() + minutes * MINUTE_MS).toISOString(),
    km,
    minutes,
    kcal,
    basis: byDistance ? "computed" : "declared",
    kg_used: byDistance ? person.weightKg : null,
  };
}
