import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { brusselsDay, brusselsInstant, brusselsTime, periodLabel } from "@kalivo/domain/billing/month.ts";
import { ACTIVITY_DAYS } from "@kalivo/domain/rhythm/goal.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Services } from "../../services.ts";
import { GARMIN_DISCLAIMER } from "../stats/garmin-disclaimer.ts";
import { selectActiveDays, selectActiveMonths } from "./activity.queries.ts";
import { goalOf } from "./goals.queries.ts";

type Reads = Pick<Services, "db" | "pool">;

/** One's own days; nobody else's are ever shown (rule 37). */
export async function readActivity({ db, pool }: Reads, userId: number, now: Date): Promise<Activity> {
  const { from } = weekOf(daysBefore(now, ACTIVITY_DAYS - 1));
  const [days, months, goal] = await Promise.all([
    selectActiveDays(pool, [userId, from]),
    selectActiveMonths(pool, [userId]),
    goalOf(db, userId),
  ]);
  return {
    from: brusselsDay(from),
    today: brusselsDay(now),
    days,
    months: months.map(({ period, kcal, workouts }) => ({ date: periodLabel(period), kcal, workouts })),
    goal_in_kcal: goal,
    garminDisclaimer: months.some(({ garmin }) => garmin > 0) ? GARMIN_DISCLAIMER : null,
  };
}

/** Noon of a day so many days earlier: no change of clocks leads to another day. */
function daysBefore(instant: Date, days: number): Date {
  const { year, month, day } = brusselsTime(instant);
  return brusselsInstant({ year, month, day: day - days, hour: 12, minute: 0 });
}
