import { MILESTONE_KCAL, MILESTONE_RAISED_CENTS } from "./milestones.ts";

/**
 * What is worth a moment on Home, once, the greatest first. The first workout is celebrated as it is saved, and money that is
 * taken never is.
 */
export const MOMENTS = [
  "raised_arrived",
  "given_arrived",
  "raised_100",
  "kcal_10000",
  "first_donor",
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * All time, of one person; a donor only while somebody supports them. Cents that arrived were released and have left for an
 * organisation since.
 */
export interface Reached {
  readonly hasDonor: boolean;
  readonly kcal: number;
  readonly raisedCents: number;
  readonly raisedArrivedCents: number;
  readonly givenArrivedCents: number;
}

/** The moments somebody has reached, the greatest first. */
export function momentsOf({
  hasDonor,
  kcal,
  raisedCents,
  raisedArrivedCents,
  givenArrivedCents,
}: Reached): Moment[] {
  const reached: Record<Moment, boolean> = {
    raised_arrived: raisedArrivedCents > 0,
    given_arrived: givenArrivedCents > 0,
    raised_100: raisedCents >= MILESTONE_RAISED_CENTS,
    kcal_10000: kcal >= MILESTONE_KCAL,
    first_donor: hasDonor,
  };
  return MOMENTS.filter((moment) => reached[moment]);
}
