import type { Rhythm } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Services } from "../../services.ts";
import { activeDays, selectActiveDays } from "./activity.queries.ts";
import { goalOf } from "./goals.queries.ts";

type Reads = Pick<Services, "db" | "pool">;

/** One's own week; no other person's is ever shown. */
export async function readRhythm({ db, pool }: Reads, userId: number, now: Date): Promise<Rhythm> {
  const week = weekOf(now);
  const [active, burned, goal] = await Promise.all([
    activeDays(db, userId, week),
    selectActiveDays(pool, [userId, week.from]),
    goalOf(db, userId),
  ]);
  const moved = new Set(active);
  return {
    days: week.days.map((date) => ({ date, active: moved.has(date) })),
    today: brusselsDay(now),
    kcal: burned.reduce((sum, { kcal }) => sum + kcal, 0),
    goal_in_kcal: goal,
  };
}
