import { sql } from "kysely";
import type { Day, PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";

export type ActiveDay = { date: Day; kcal: number; workouts: number };

/** $1 the person, $2 from when; by the day in Brussels on which counted workouts ended, as in `kcal_months`. */
export const selectActiveDays = prepared<ActiveDay>(
  "active-days",
  `
  select to_char(w.end_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as date,
    sum(w.kcal_counted)::integer as kcal, count(*)::integer as workouts
  from workouts w
  where w.user_id = $1
    and w.end_utc >= $2
    and w.status = 'ok'
  group by 1
  order by 1`,
);

export type ActiveMonth = { period: PeriodId; kcal: number; workouts: number; garmin: number };

/** $1 the person. */
export const selectActiveMonths = prepared<ActiveMonth>(
  "active-months",
  `
  select m.period, m.kcal::integer as kcal, m.workouts, m.garmin
  from kcal_months m
  where m.user_id = $1
    and m.workouts > 0
  order by m.period`,
);

/** The days in Brussels on which a person's workouts within a span began. */
export async function activeDays(
  db: Queryable,
  userId: number,
  span: { from: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(w.start_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day
    from workouts w
    where w.user_id = ${userId}
      and w.status <> 'ignored'
      and w.end_utc >= ${span.from}
      and w.start_utc >= ${span.from}
      and w.start_utc < ${span.until}
  `.execute(db);
  return rows.map(({ day }) => day);
}
