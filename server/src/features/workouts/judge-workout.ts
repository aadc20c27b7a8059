import {
  brusselsInstant,
  brusselsTime,
  periodEnd,
  periodOf,
  periodStart,
} from "@kalivo/domain/billing/month.ts";
import {
  assessManual,
  type AssessedWorkout,
  type Assessment,
  type Rejection,
  type Suspicion,
} from "@kalivo/domain/calories/plausibility.ts";
import type { CountedKcal } from "./queries.ts";

type Effort = Pick<AssessedWorkout, "type" | "km" | "minutes" | "kcal" | "kg">;

/**
 * Judges a workout beside the others of its day and month. A day's impossible sum includes what is held for
 * review, or a thousand held workouts would pass one by one; an unusual sum is of what counts.
 */
export function judgeWorkout(effort: Effort, counted: CountedKcal, assess = assessManual): Assessment {
  const workout = { ...effort, countedThisMonthKcal: counted.month_ok };
  const withHeld = assess({ ...workout, countedTodayKcal: counted.day_kept });
  return withHeld.kind === "rejected" ? withHeld : assess({ ...workout, countedTodayKcal: counted.day_ok });
}

/** The day and the month in Brussels that an instant belongs to. */
export function spansOf(instant: Date) {
  const period = periodOf(instant);
  const midnight = { ...brusselsTime(instant), hour: 0, minute: 0 };
  return {
    day: { from: brusselsInstant(midnight), until: brusselsInstant({ ...midnight, day: midnight.day + 1 }) },
    month: { from: periodStart(period), until: periodEnd(period) },
  };
}

/** The field to correct, and what to say about it. */
export const REJECTED: Readonly<Record<Rejection, { field: string; message: string }>> = {
  speed_impossible: { field: "km", message: "Nobody is that fast: please check the kilometres and minutes." },
  effort_impossible: {
    field: "minutes",
    message: "Nobody burns that much in so little time: please check what you typed.",
  },
  workout_too_large: { field: "kcal", message: "One workout can't have more than 20 000 calories." },
  day_too_large: { field: "kcal", message: "One day can't have more than 10 000 calories." },
};

export const HELD: Readonly<Record<Suspicion, string>> = {
  speed_unusual: "Unusually fast: it counts once we have checked it.",
  effort_unusual: "An unusual effort: it counts once we have checked it.",
  workout_large: "An unusually large workout: it counts once we have checked it.",
  day_large: "An unusually large day: it counts once we have checked it.",
  month_large: "An unusually large month: it counts once we have checked it.",
};
