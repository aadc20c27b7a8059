import type { Visibility } from "./privacy.ts";

/** What a burner may be quietly proud of, in the order in which most reach it. */
export const MILESTONES = ["first_workout", "first_donor", "kcal_10000", "raised_100"] as const;
export type Milestone = (typeof MILESTONES)[number];

export const MILESTONE_KCAL = 10_000;
export const MILESTONE_RAISED_CENTS = 10_000;

export interface BurnerTotals {
  /** Whether any workout of theirs counted. */
  readonly hasWorkout: boolean;
  /** Whether anybody ever pledged to them. */
  readonly hadDonor: boolean;
  /** Counted kcal, all time. */
  readonly kcal: number;
  /** Gross cents raised, all time. */
  readonly raisedCents: number;
}

/** What a viewer gets to see of it (rule 26): a badge tells of a figure, so it is hidden together with it. */
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
