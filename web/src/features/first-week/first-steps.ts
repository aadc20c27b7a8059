import type { User } from "@kalivo/contract/shapes/user.ts";
import { onlyGives } from "../me/next-step.ts";

export type FirstStepId =
  | "organisations"
  | "workout"
  | "donor"
  | "raised"
  | "burner"
  | "payment"
  | "effort"
  | "given";
export type FirstStep = { id: FirstStepId; done: boolean };

type Standing = Parameters<typeof onlyGives>[0] & {
  total_raised: number;
  total_donated: number;
  payment_info?: Pick<NonNullable<User["payment_info"]>, "is_active"> | undefined;
  stats: Pick<User["stats"], "donated_this_period_estimate">;
};

/** From the first choice to the first money, for what somebody came for; null once that money came. */
export function firstSteps(me: Standing): FirstStep[] | null {
  const steps = onlyGives(me) ? stepsOfGiving(me) : stepsOfBurning(me);
  return steps.at(-1)?.done === true ? null : steps;
}

const stepsOfBurning = (me: Standing): FirstStep[] => [
  { id: "organisations", done: me.organisations.length > 0 },
  // From a watch they come by themselves.
  { id: "workout", done: me.workouts.length > 0 || me.active_source !== "manual" },
  { id: "donor", done: me.backers_count > 0 },
  { id: "raised", done: me.total_raised > 0 },
];

const stepsOfGiving = (me: Standing): FirstStep[] => [
  { id: "burner", done: me.burners_count > 0 },
  { id: "payment", done: me.payment_info?.is_active === true },
  { id: "effort", done: me.stats.donated_this_period_estimate > 0 || me.total_donated > 0 },
  { id: "given", done: me.total_donated > 0 },
];
