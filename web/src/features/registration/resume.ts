import { isProfileType, type ProfileType, type Step, stepHref, stepsOf } from "./steps.ts";
import { readStored, store } from "../../lib/stored.ts";
import { href } from "../../app/paths.ts";

/** An unfinished registration of this device. The answers themselves are on the server. */
export type Unfinished = { type: ProfileType | null; step: Step };

const KEY = "registration";
const INVITATION = "invitation";

export const readUnfinished = (): Unfinished | null => readStored(KEY, isUnfinished);
export const storeUnfinished = (unfinished: Unfinished): void => store(KEY, unfinished);
export function finishRegistration(): void {
  store(KEY, null);
  store(INVITATION, null);
}

/** The words of the link that brought somebody here stay with them until they are done. */
export const readInvitation = (): string | null => readStored(INVITATION, isText);
export const storeInvitation = (back: string | null): void => store(INVITATION, back);

/** Where a member who is not done goes on; home for everybody else. */
export function resumeHref(): string {
  const unfinished = readUnfinished();
  return unfinished === null ? href("home") : stepHref(unfinished.step);
}

/** Organisations and payment also exist outside the registration; as its steps they stand alone, without bars. */
export function isStepUnderWay(pathname: string): boolean {
  const unfinished = readUnfinished();
  return unfinished !== null && stepsOf(unfinished.type).some((step) => stepHref(step) === pathname);
}

const isText = (value: unknown): value is string => typeof value === "string";

function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== "object" || value === null || !("type" in value) || !("step" in value)) return false;
  const { type, step } = value;
  if (type !== null && !isProfileType(type)) return false;
  return stepsOf(type).some((known) => known === step);
}
