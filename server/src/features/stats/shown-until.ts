import { brusselsDay, startOfBrusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Step } from "./steps/steps.queries.ts";

/** The last day of a running month visible to others: yesterday, or last Sunday. */
export const shownUntil = (step: Step, now: Date): Day => {
  const end = step === "day" ? startOfBrusselsDay(now) : weekOf(now).from;
  return brusselsDay(new Date(end.getTime() - 1));
};
