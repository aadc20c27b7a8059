import { lazy } from "../lazy.ts";

/** A calendar month in Europe/Brussels as yyyymm: 202611 is November 2026 (rule 5). */
export type PeriodId = number;

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** Local time in Brussels; month 1–12. Days and hours outside their range roll over. */
export interface BrusselsTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The time zone of all rules. */
export const TIME_ZONE = "Europe/Brussels";

/** The period an instant belongs to. */
export function periodOf(instant: Date): PeriodId {
  const { year, month } = brusselsTime(instant);
  return year * 100 + month;
}

/** The first instant of the period: midnight in Brussels. */
export function periodStart(period: PeriodId): Date {
  const known = starts.get(period);
  if (known !== undefined) return new Date(known);
  const { year, month } = yearAndMonth(period);
  const start = brusselsInstant({ year, month, day: 1, hour: 0, minute: 0 });
  starts.set(period, start.getTime());
  return start;
}

/** Found with several questions to the calendar, and asked for again with each row of a list. */
const starts = new Map<PeriodId, number>();

/** The first instant after the period, which is the start of the next one: periods are half-open. */
export function periodEnd(period: PeriodId): Date {
  return periodStart(nextPeriod(period));
}

export function nextPeriod(period: PeriodId): PeriodId {
  return period % 100 === 12 ? period + 89 : period + 1;
}

export function previousPeriod(period: PeriodId): PeriodId {
  return period % 100 === 1 ? period - 89 : period - 1;
}

/** Reads `2026-11`; null when it is not a month of the years 2020 to 2099 (those the database accepts). */
export function parsePeriod(text: string): PeriodId | null {
  const match = /^(20[2-9]\d)-(0[1-9]|1[0-2])$/.exec(text);
  if (match === null) return null;
  const [, year = "", month = ""] = match;
  return Number(`${year}${month}`);
}

/** `2026-11`: on the wire, in addresses and on the command line. */
export function periodLabel(period: PeriodId): string {
  const { year, month } = yearAndMonth(period);
  return `${digits(year, 4)}-${digits(month, 2)}`;
}

/** Year and month (1–12) of a period. */
export function yearAndMonth(period: PeriodId): { year: number; month: number } {
  return { year: Math.floor(period / 100), month: period % 100 };
}

/** The day an instant falls on in Brussels. */
export function brusselsDay(instant: Date): Day {
  const { year, month, day } = brusselsTime(instant);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The midnight in Brussels with which the day of an instant began. */
export function startOfBrusselsDay(instant: Date): Date {
  return brusselsInstant({ ...brusselsTime(instant), hour: 0, minute: 0 });
}

/**
 * The instant of a local time in Brussels. A time that occurs twice, when the clocks go back, is the earlier one; a time
 * skipped, when they go forward, is shifted by the gap (02:30 becomes 03:30).
 */
export function brusselsInstant({ year, month, day, hour, minute }: BrusselsTime): Date {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const before = offsetMs(new Date(wall - DAY_MS));
  const after = offsetMs(new Date(wall + DAY_MS));
  const offset = [before, after].find((candidate) => offsetMs(new Date(wall - candidate)) === candidate);
  return new Date(wall - (offset ?? before));
}

/** The local time in Brussels at an instant, to the minute. */
export function brusselsTime(instant: Date): BrusselsTime {
  const shown = new Map(
    clock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN;
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
  };
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const clock = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: TIME_ZONE,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** The offset of Brussels from UTC. */
function offsetMs(instant: Date): number {
  const { year, month, day, hour, minute } = brusselsTime(instant);
  const wholeMinutes = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.UTC(year, month - 1, day, hour, minute) - wholeMinutes;
}

function digits(value: number, count: number): string {
  return `${value}`.padStart(count, "0");
}
