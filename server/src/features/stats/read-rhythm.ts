import type { Rhythm } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { weekOf } from "@kalivo/domain/rhythm/week.ts";
import type { Queryable } from "../../db/client.ts";
import { activeDays } from "./stats.queries.ts";

/** One's own week; no other person's is ever shown. */
export async function readRhythm(db: Queryable, userId: number, now: Date): Promise<Rhythm> {
  const week = weekOf(now);
  const active = new Set(await activeDays(db, userId, week));
  return {
    days: week.days.map((date) => ({ date, active: active.has(date) })),
    today: brusselsDay(now),
  };
}
