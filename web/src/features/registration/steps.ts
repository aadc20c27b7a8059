import { href } from "../../paths.ts";
import type { ProfileType, RegistrationStep } from "@kalivo/domain/people/registration.ts";
import { STEP } from "./step-mark.ts";
import { REGISTRATION_PROGRESS } from "@kalivo/domain/limits.ts";

export type { ProfileType };
export type Step = RegistrationStep;

const STEPS = {
  burner: ["type", "organisations", "last"],
  donor: ["type", "burner", "payment", "last"],
  both: ["type", "organisations", "burner", "payment", "last"],
} as const satisfies Record<ProfileType, readonly Step[]>;

/** The steps of a registration in order (specification §2.17, design §5.9); only the first before the type is chosen. */
export const stepsOf = (type: ProfileType | null): readonly Step[] =>
  type === null ? ["type"] : STEPS[type];

/** 25, 50, 62, 75 or 100; never decreases. */
export function progressOf(type: ProfileType | null, step: Step): number {
  const { firstBurner, ...fixed } = REGISTRATION_PROGRESS;
  if (step === "burner") return type === "both" ? firstBurner.both : firstBurner.donate;
  return fixed[step];
}

/** The step after this one; null after the last. */
export function nextStep(type: ProfileType, step: Step): Step | null {
  const steps = stepsOf(type);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The step before this one; null on the first, because the account exists. */
export function previousStep(type: ProfileType, step: Step): Step | null {
  const steps = stepsOf(type);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The number in "Step 2", for screen readers. */
export const stepNumber = (type: ProfileType | null, step: Step): number => stepsOf(type).indexOf(step) + 1;

const ADDRESSES = {
  type: href("chooseType"),
  organisations: href("userOrganisations", {}, { [STEP]: "organisations" }),
  burner: href("firstBurner"),
  payment: href("stripe", {}, { [STEP]: "payment" }),
  last: href("lastInformations"),
} as const satisfies Record<Step, string>;

export const stepHref = (step: Step): string => ADDRESSES[step];

export const isBurner = (type: ProfileType | null): boolean => type === "burner" || type === "both";
