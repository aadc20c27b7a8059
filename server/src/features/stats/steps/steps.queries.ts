import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { isSettled, isUnsettled } from "#server/db/settled.ts";
import { isSynced } from "../../pledges/pledges.queries.ts";

/** Payers see changes a day at a time, everybody else a week (rule 37). */
export type Step = "day" | "week";

/** True once for each new instant: after the clock was moved back nothing is shown again. */
export async function beginStep(db: Queryable, step: Step, until: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shown_steps set until = ${until} where step = ${step} and until < ${until}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Settled workouts are in the exact figures of their month instead. */
export async function dropSettled(db: Queryable, step: Step): Promise<void> {
  await sql`
    delete from shown_workouts s
    using workouts w
    where s.step = ${step}
      and w.id = s.workout_id
      and ${sql.raw(isSettled("w"))}
  `.execute(db);
}

/** Locks some of the people whose workouts changed before this step. */
export async function lockStale(db: Queryable, step: Step, most: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select stale.user_id
    from shown_stale stale
    join shown_steps s on s.step = stale.step
    where stale.step = ${step}
      and stale.changed_in < s.until
    order by stale.user_id
    limit ${most}
    for update of stale skip locked
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Copies these people's present workouts, up to the step's instant. */
export async function showWorkouts(db: Queryable, step: Step, people: readonly number[]): Promise<void> {
  const ids = [...people];
  await sql`delete from shown_workouts where step = ${step} and user_id = any(${ids}::integer[])`.execute(db);
  await sql`
    insert into shown_workouts (step, workout_id, user_id, period_id, end_utc, kcal, synced, garmin)
    select s.step, w.id, w.user_id, w.period_id, w.end_utc, w.kcal_counted, ${sql.raw(isSynced("w.trust"))},
      is_garmin(w.source)
    from shown_steps s
    join workouts w on w.user_id = any(${ids}::integer[]) and w.end_utc < s.until
    where s.step = ${step}
      and w.status = 'ok'
      and ${sql.raw(isUnsettled("w"))}
  `.execute(db);
}

/** People with a workout that ended after the step stay queued for the next one. */
export async function keepWaiting(db: Queryable, step: Step, people: readonly number[]): Promise<void> {
  const ids = [...people];
  await sql`
    update shown_stale stale
    set changed_in = s.until
    from shown_steps s
    where s.step = stale.step
      and stale.step = ${step}
      and stale.user_id = any(${ids}::integer[])
      and exists (
        select 1
        from workouts w
        where w.user_id = stale.user_id
          and w.end_utc >= s.until
          and w.status = 'ok'
          and ${sql.raw(isUnsettled("w"))}
      )
  `.execute(db);
  await sql`
    delete from shown_stale stale
    using shown_steps s
    where s.step = stale.step
      and stale.step = ${step}
      and stale.user_id = any(${ids}::integer[])
      and stale.changed_in < s.until
  `.execute(db);
}

export async function forgetShown(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("shown_workouts").where("user_id", "=", userId).execute();
  await db.deleteFrom("shown_stale").where("user_id", "=", userId).execute();
}

/**
 * SQL of a person's months as others see them: settled workouts exactly, the rest as of the last weekly step, in tens of
 * kcal. Columns: period, kcal, workouts, garmin. The argument is SQL.
 */
export const shownKcalMonths = (userId: string) => `
  (
    select period, kcal, workouts, garmin
    from (
      select period,
        (coalesce(m.kcal, 0) - coalesce(live.kcal, 0) + coalesce(shown.kcal, 0) / 10 * 10)::bigint as kcal,
        coalesce(m.workouts, 0) - coalesce(live.workouts, 0) + coalesce(shown.workouts, 0) as workouts,
        (coalesce(m.garmin, 0) - coalesce(live.garmin, 0) + coalesce(shown.garmin, 0))::integer as garmin
      from (select period, kcal, workouts, garmin from kcal_months where user_id = ${userId}) m
      full join (
        select period_of(w.end_utc) as period, sum(w.kcal_counted) as kcal, count(*) as workouts,
          count(*) filter (where is_garmin(w.source)) as garmin
        from workouts w
        where w.user_id = ${userId}
          and ${isUnsettled("w")}
          and w.status = 'ok'
        group by 1
      ) live using (period)
      full join (
        select period_of(s.end_utc) as period, sum(s.kcal) as kcal, count(*) as workouts,
          count(*) filter (where s.garmin) as garmin
        from shown_workouts s
        left join workouts w on w.id = s.workout_id
        where s.step = 'week'
          and s.user_id = ${userId}
          and ${isUnsettled("w")}
        group by 1
      ) shown using (period)
    ) months
    where workouts > 0
  )`;

/**
 * SQL of what a person's finished weeks come to as others see them, in tens of kcal (rule 37): settled workouts exactly, the
 * rest as of the last weekly step. Both bounds are instants at which weeks begin. Arguments are SQL.
 */
export const shownKcalWithin = (userId: string, from: string, until: string) => `
  (
    select coalesce(sum(within.kcal), 0)::integer / 10 * 10
    from (
      select w.kcal_counted as kcal
      from workouts w
      where w.user_id = ${userId}
        and w.end_utc >= ${from}
        and w.end_utc < ${until}
        and w.status = 'ok'
        and ${isSettled("w")}
      union all
      select s.kcal
      from shown_workouts s
      left join workouts w on w.id = s.workout_id
      where s.step = 'week'
        and s.user_id = ${userId}
        and s.end_utc >= ${from}
        and s.end_utc < ${until}
        and ${isUnsettled("w")}
    ) within
  )`;
