import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";

/** A span of time with what was burned in it; `date` is its first day, of a month "2026-11", of a year "2026". */
export type Span = { date: string; kcal: number; workouts: number; running: boolean };
export type Grain = "week" | "month" | "year";

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** How many weeks and months are drawn. */
const WEEKS = 12;
const MONTHS = 12;

/** Every day from the first to today, also those on which nothing was done. */
export function everyDay({
  from,
  today,
  days,
}: Activity): { date: string; kcal: number; workouts: number }[] {
  const some = new Map(days.map((day) => [day.date, day]));
  const count = Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, plus) => {
    const date = new Date(Date.parse(from) + plus * DAY_MS).toISOString().slice(0, 10);
    return some.get(date) ?? { date, kcal: 0, workouts: 0 };
  });
}

/** The spans to be drawn, the running one last; none before the first in which something was done. */
export function spansOf(activity: Activity, grain: Grain): Span[] {
  if (grain === "week") return weeksOf(activity);
  const months = monthsOf(activity);
  return grain === "month" ? months.slice(-MONTHS) : yearsOf(months);
}

function weeksOf(activity: Activity): Span[] {
  const days = everyDay(activity);
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, index) => {
    const week = days.slice(index * WEEK_DAYS, (index + 1) * WEEK_DAYS);
    return summed(week[0]?.date ?? "", week, false);
  });
  return fromTheFirst(weeks).slice(-WEEKS);
}

function monthsOf({ months, today }: Activity): Span[] {
  const some = new Map(months.map((month) => [month.date, month]));
  const running = today.slice(0, 7);
  const first = months[0]?.date ?? running;
  const count = monthNumber(running) - monthNumber(first) + 1;
  return fromTheFirst(
    Array.from({ length: Math.max(1, count) }, (_, plus) => {
      const date = monthOfNumber(monthNumber(first) + plus);
      const { kcal, workouts } = some.get(date) ?? { kcal: 0, workouts: 0 };
      return { date, kcal, workouts, running: false };
    }),
  );
}

const yearsOf = (months: readonly Span[]): Span[] =>
  [...Map.groupBy(months, ({ date }) => date.slice(0, 4))].map(([year, of]) =>
    summed(
      year,
      of,
      of.some(({ running }) => running),
    ),
  );

function summed(date: string, of: readonly { kcal: number; workouts: number }[], running: boolean): Span {
  return {
    date,
    kcal: of.reduce((sum, { kcal }) => sum + kcal, 0),
    workouts: of.reduce((sum, { workouts }) => sum + workouts, 0),
    running,
  };
}

/** Drops those before the first effort, keeps at least the last, which is the running one. */
function fromTheFirst(spans: readonly Span[]): Span[] {
  const first = spans.findIndex(({ workouts }) => workouts > 0);
  const kept = spans.slice(first === -1 ? -1 : first);
  return kept.map((span, index) => ({ ...span, running: index === kept.length - 1 }));
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const monthOfNumber = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`;

/** A usual week: the middle one of the last eight that are over, in steps of 50 kcal; null before there are two. */
export function usualWeek(activity: Activity): number | null {
  const over = weeksOf(activity)
    .filter(({ running }) => !running)
    .slice(-USUAL_WEEKS)
    .map(({ kcal }) => kcal)
    .toSorted((a, b) => a - b);
  if (over.length < 2) return null;
  const middle =
    ((over[Math.floor((over.length - 1) / 2)] ?? 0) + (over[Math.ceil((over.length - 1) / 2)] ?? 0)) / 2;
  const rounded = Math.round(middle / ROUNDED_KCAL) * ROUNDED_KCAL;
  return rounded === 0 ? null : rounded;
}

const USUAL_WEEKS = 8;
const ROUNDED_KCAL = 50;
