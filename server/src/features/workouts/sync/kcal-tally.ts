import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import type { CountedKcal } from "../queries.ts";

export type DayKcal = { day: Day; ok: number; kept: number };
type Counting = { end: Date; kcal: number; status: string };

/** A person's kcal by day and month while a list of workouts is gone through; `kept` also has those held for a review. */
export type KcalTally = {
  at: (end: Date) => CountedKcal;
  add: (workout: Counting) => void;
  remove: (workout: Counting) => void;
};

export function kcalTally(days: readonly DayKcal[]): KcalTally {
  const byDay = new Map<Day, { ok: number; kept: number }>();
  const byMonth = new Map<string, number>();
  const count = (day: Day, ok: number, kept: number) => {
    const before = byDay.get(day) ?? { ok: 0, kept: 0 };
    byDay.set(day, { ok: before.ok + ok, kept: before.kept + kept });
    byMonth.set(monthOf(day), (byMonth.get(monthOf(day)) ?? 0) + ok);
  };
  const change = ({ end, kcal, status }: Counting, sign: 1 | -1) =>
    count(brusselsDay(end), status === "ok" ? sign * kcal : 0, sign * kcal);
  for (const { day, ok, kept } of days) count(day, ok, kept);
  return {
    at: (end) => {
      const day = brusselsDay(end);
      const { ok = 0, kept = 0 } = byDay.get(day) ?? {};
      return { day_ok: ok, day_kept: kept, month_ok: byMonth.get(monthOf(day)) ?? 0 };
    },
    add: (workout) => change(workout, 1),
    remove: (workout) => change(workout, -1),
  };
}

const monthOf = (day: Day) => day.slice(0, 7);
