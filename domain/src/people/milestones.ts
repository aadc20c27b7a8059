import type { Visibility } from "./privacy.ts";

/** A burner's milestones, in the order in which most people reach them. */
export const MILESTONES = ["first_workout", "first_donor", "kcal_10000", "raised_100"] as const;
export type Milestone = (typeof MILESTONES)[number];

export const MILESTONE_KCAL = 10_000;
export const MILESTONE_RAISED_CENTS = 10_000;

export interface BurnerTotals {
  /** Whether any of their workouts counted. */
  readonly hasWorkout: boolean;
  /** Whether they ever had a pledge. */
  readonly hadDonor: boolean;
  /** Counted kcal, all time. */
  readonly kcal: number;
  /** Gross cents raised, all time. */
  readonly raisedCents: number;
}

/** The milestones a viewer may see (rule 26): one that reveals a figure is hidden together with it. */
export function milestonesOf(
  { hasWorkout, hadDonor, kcal, raisedCents }: BurnerTotals,
  shown: Pick<Visibility, "caloriesBurned" | "backersCount" | "fundsRaised">,
): Milestone[] {
  const reached: Record<Milestone, boolean> = {
    first_workout: shown.caloriesBurned && hasWorkout,
    first_donor: shown.backersCount && hadDonor,
    kcal_10000: shown.caloriesBurned && kcal >= MILESTONE_KCAL,
    raised_100: shown.fundsRaised && raisedCents >= MILESTONE_RAISED_CENTS,
  };
  return MILESTONES.filter((milestone) => reached[milestone]);
}
