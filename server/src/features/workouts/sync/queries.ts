import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";
import type { Judged } from "./decide-records.ts";
import type { DayKcal } from "./kcal-tally.ts";

/** A record of the device's health app that was kept earlier. */
export type KnownRecord = {
  id: number;
  key: string;
  type: string;
  start: Date;
  end: Date;
  km: number | null;
  minutes: number | null;
  kcalReported: number | null;
  kcal: number;
  status: string;
  trust: string;
  settled: boolean;
};

export async function findKnown(
  db: Queryable,
  userId: number,
  keys: readonly string[],
): Promise<KnownRecord[]> {
  const { rows } = await sql<KnownRecord>`
    select id, provider_activity_id as key, type, start_utc as start, end_utc as end, km::float8 as km,
      minutes::float8 as minutes, kcal_reported as "kcalReported", kcal_counted as kcal, status, trust,
      settled_in is not null as settled
    from workouts
    where user_id = ${userId}
      and source = 'health'
      and provider_activity_id = any(${[...keys]}::text[])
  `.execute(db);
  return rows;
}

/** Kcal of each day in Brussels; `kept` also has those held for a review. */
export async function kcalByDay(
  db: Queryable,
  userId: number,
  { from, until }: { from: Date; until: Date },
): Promise<DayKcal[]> {
  const { rows } = await sql<DayKcal>`
    select to_char(end_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day,
      coalesce(sum(kcal_counted) filter (where status = 'ok'), 0)::integer as ok,
      sum(kcal_counted)::integer as kept
    from workouts
    where user_id = ${userId}
      and status in ('ok', 'held')
      and end_utc >= ${from}
      and end_utc < ${until}
    group by 1
  `.execute(db);
  return rows;
}

/** All at once: a thousand records are one statement. */
export async function insertRecords(
  db: Queryable,
  userId: number,
  workouts: readonly Judged[],
  now: Date,
): Promise<void> {
  if (workouts.length === 0) return;
  await sql`
    insert into workouts (
      user_id, source, start_reliable, received_at, provider_activity_id, type, start_utc, end_utc, km, minutes,
      kcal_reported, basis, kg_used, kg_assumed, kcal_counted, trust, status, reason
    )
    select ${userId}::integer, 'health', true, ${now}::timestamptz, r.key, r.type, r.start_utc, r.end_utc, r.km,
      r.minutes, r.kcal_reported, r.basis, r.kg_used, r.kg_assumed, r.kcal, r.trust, r.status, r.reason
    from ${rowsOf(workouts)}
  `.execute(db);
}

/** The ids that were changed; the close may have settled one of them at this very moment. */
export async function updateRecords(
  db: Queryable,
  workouts: readonly (Judged & { id: number })[],
): Promise<ReadonlySet<number>> {
  if (workouts.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    update workouts w
    set type = r.type, start_utc = r.start_utc, end_utc = r.end_utc, km = r.km, minutes = r.minutes,
      kcal_reported = r.kcal_reported, basis = r.basis, kg_used = r.kg_used, kg_assumed = r.kg_assumed,
      kcal_counted = r.kcal, trust = r.trust, status = r.status, reason = r.reason
    from ${rowsOf(workouts)}
    where w.id = r.id
      and w.settled_in is null
    returning w.id
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The workouts as the rows `r`. */
const rowsOf = (workouts: readonly (Judged & { id?: number })[]) => sql`
  jsonb_to_recordset(${JSON.stringify(workouts.map(rowOf))}::jsonb) as r (
    id integer, key text, type text, start_utc timestamptz, end_utc timestamptz, km numeric, minutes numeric,
    kcal_reported integer, kcal integer, basis text, kg_used numeric, kg_assumed boolean, trust text, status text,
    reason text
  )`;

const rowOf = (workout: Judged & { id?: number }) => {
  const computed = workout.basis === "computed";
  return {
    id: workout.id,
    key: workout.key,
    type: workout.type,
    start_utc: workout.start,
    end_utc: workout.end,
    km: workout.km,
    minutes: workout.minutes,
    kcal_reported: workout.kcalReported,
    kcal: workout.kcal,
    basis: workout.basis,
    kg_used: computed ? workout.kg : null,
    kg_assumed: computed && workout.kgAssumed,
    trust: workout.trust,
    status: workout.status,
    reason: workout.reason,
  };
};
