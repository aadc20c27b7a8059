import { brusselsDay, brusselsInstant, brusselsTime, type Day } from "../billing/month.ts";

export const WEEK_DAYS = 7;

/** The days of a week in Brussels, Monday first, and the instants that bound it (half-open). */
export interface Week {
  readonly days: readonly Day[];
  readonly from: Date;
  readonly until: Date;
}

/** The week of an instant. Days are calendar days, so daylight saving shifts none. */
export function weekOf(instant: Date): Week {
  const { year, month, day } = brusselsTime(instant);
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % WEEK_DAYS);
  const midnight = (plus: number) => brusselsInstant({ year, month, day: monday + plus, hour: 0, minute: 0 });
  return {
    days: Array.from({ length: WEEK_DAYS }, (_, plus) => brusselsDay(midnight(plus))),
    from: midnight(0),
    until: midnight(WEEK_DAYS),
  };
}
