import type { User } from "@kalivo/contract/shapes/user.ts";
import { href } from "../../paths.ts";
import { isOfStep } from "./step-mark.ts";
import { type Step, stepHref, stepsOf } from "./steps.ts";

/** A registration that is under way (rule 52): the server keeps it with its person. */
export type Unfinished = NonNullable<User["registration"]>;

/** Where a member who is not done goes on; home for everybody else. */
export const resumeHref = (unfinished: Unfinished | null): string =>
  unfinished === null ? href("home") : stepHref(unfinished.step);

/**
 * Whether this address is that step of the registration. Organisations and payment are pages of their own, too: they are
 * its steps where it leads there, or stands there.
 */
export function isStepOf(unfinished: Unfinished | null, step: Step, search: string): boolean {
  if (unfinished === null || !stepsOf(unfinished.type).includes(step)) return false;
  return isOfStep(search) || unfinished.step === step || stepHref(step).startsWith("/register");
}
