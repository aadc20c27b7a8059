import {
  brusselsDay,
  brusselsInstant,
  brusselsTime,
  nextPeriod,
  periodLabel,
  periodOf,
  type Day,
} from "./month.ts";

/** How far ahead terms can be planned, and a payer's own pause can end (decision 56). */
export const PLAN_MONTHS = 12;
export const PAUSE_MONTHS = 12;
/** How far ahead a burner's rest can end. */
export const REST_MONTHS = 6;

/** Days that people choose to come: the first and the last that they may. */
export type DaysAhead = { readonly first: Day; readonly last: Day };

/** From tomorrow until the same day of the month so many months later, or that month's last day where it is shorter. */
export function daysAhead(now: Date, months: number): DaysAhead {
  const { year, month, day } = brusselsTime(now);
  const tomorrow = brusselsInstant({ year, month, day: day + 1, hour: 0, minute: 0 });
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const last = brusselsInstant({
    year,
    month: month + months,
    day: Math.min(day, lastOfMonth),
    hour: 0,
    minute: 0,
  });
  return { first: brusselsDay(tomorrow), last: brusselsDay(last) };
}

/** The midnight in Brussels with which a day begins, if people may choose it; null: it is too early, or too far ahead. */
export function dayAhead(chosen: Day, now: Date, months: number): Date | null {
  const { first, last } = daysAhead(now, months);
  return chosen < first || chosen > last ? null : startOf(chosen);
}

/** The first days of the months to come, the nearest first. */
export function monthsAhead(now: Date, months: number): Day[] {
  const days: Day[] = [];
  for (let period = nextPeriod(periodOf(now)); days.length < months; period = nextPeriod(period))
    days.push(`${periodLabel(period)}-01`);
  return days;
}

/** The start of the month that begins on a day, if people may choose it. */
export function monthAhead(chosen: Day, now: Date, months: number): Date | null {
  return monthsAhead(now, months).includes(chosen) ? startOf(chosen) : null;
}

function startOf(chosen: Day): Date {
  const [year = 0, month = 0, day = 0] = chosen.split("-").map(Number);
  return brusselsInstant({ year, month, day, hour: 0, minute: 0 });
}
