import type { Day } from "../billing/month.ts";
import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "../limits.ts";

/** The age groups of rule 32. */
export type AgeGroup = "too_young" | "minor" | "adult";

/** Whole years on a day; both as `YYYY-MM-DD`. A person born on 29 February is a year older on 1 March. */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}

/**
 * Accounts from 13; payment method, codes and a public profile from 18 (rule 32). Unknown counts as adult,
 * because registering states so. Too young: no account (422). Minor: public off and locked, codes and payment 403.
 */
export function ageGroup(birthday: Day | null, day: Day): AgeGroup {
  if (birthday === null) return "adult";
  const age = ageOn(birthday, day);
  if (age < MIN_AGE_YEARS) return "too_young";
  return age < ADULT_AGE_YEARS ? "minor" : "adult";
}

/** Rule 36: while a known birthday is under 18, only an admin can correct it. */
export const birthdayIsLocked = (birthday: Day | null, day: Day): boolean =>
  ageGroup(birthday, day) !== "adult";
