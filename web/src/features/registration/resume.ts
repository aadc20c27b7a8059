import type { User } from "@kalivo/contract/shapes/user.ts";
import { href } from "../../paths.ts";
import { isOfStep } from "./step-mark.ts";
import { type Step, stepHref, stepsOf } from "./steps.ts";

/** An unfinished registration (rule 52), as stored by the server. */
export type Unfinished = NonNullable<User["registration"]>;

/** The page of the unfinished step; home when there is none. */
export const resumeHref = (unfinished: Unfinished | null): string =>
  unfinished === null ? href("home") : stepHref(unfinished.step);

/**
 * Whether this URL shows that step. The pages of organisations and payment also exist outside the registration: they are
 * its steps when the URL has the step mark, or when the registration is at that step.
 */
export function isStepOf(unfinished: Unfinished | null, step: Step, search: string): boolean {
  if (unfinished === null || !stepsOf(unfinished.type).includes(step)) return false;
  return isOfStep(search) || unfinished.step === step || stepHref(step).startsWith("/register");
}
