import { sql } from "kysely";
import type { KcalBasis } from "@kalivo/domain/efforts/activity.ts";
import type { Effort, Signal } from "@kalivo/domain/efforts/effort.ts";
import type { Verdict } from "@kalivo/domain/efforts/arrange.ts";
import type { Queryable } from "#server/db/client.ts";
import { isSettled, isUnsettled } from "#server/db/settled.ts";
import type { PreparedActivity } from "./prepare-activity.ts";

export type EffortRow = Pick<
  Effort,
  "id" | "type" | "day" | "km" | "minutes" | "basis" | "trust" | "signal" | "review" | "names"
> & {
  source: Effort["source"];
  provider_activity_id: string | null;
  start_utc: Date;
  end_utc: Date;
  start_reliable: boolean;
  kcal_net: number;
  kcal_counted: number;
  kg_used: number | null;
  settled: boolean;
  received_at: Date;
  answer: "same" | "distinct" | null;
  answer_about: number | null;
  status: Verdict["status"];
  reason: string | null;
  twin_id: number | null;
};

/** Workouts that ended since `decidedFrom` are decided again; `arrivingFrom` is the end of the earliest arriving one. */
export type Decided = { decidedFrom: Date; arrivingFrom: Date | null };

/**
 * A person's workouts to decide, and those that influence them: of the same months, for their sums, and so shortly before
 * them that they can be the same effort (14 hours apart at most, and a day long).
 */
export async function findEfforts(
  db: Queryable,
  userId: number,
  { decidedFrom, arrivingFrom }: Decided,
): Promise<EffortRow[]> {
  const { rows } = await sql<EffortRow>`
    with decided as (
      select least(min(end_utc), ${arrivingFrom}::timestamptz) as from_utc
      from workouts
      where user_id = ${userId}
        and ${sql.raw(isUnsettled("workouts"))}
        and end_utc >= ${decidedFrom}
    )
    select w.id, w.type, split_part(w.source, ':', 1) as source, w.provider_activity_id, w.linked_ids as names,
      w.start_utc, w.end_utc, to_char(w.end_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day,
      w.start_reliable, w.km::float8 as km, w.minutes::float8 as minutes, w.basis, w.trust,
      coalesce(w.kcal_net, w.kcal_counted) as kcal_net, w.kcal_counted, w.kg_used::float8 as kg_used,
      ${sql.raw(isSettled("w"))} as settled, w.received_at, w.signal, w.review, w.answer, w.answer_about,
      w.status, w.reason, w.twin_id
    from workouts w
    where w.user_id = ${userId}
      and w.end_utc >= (
        select least(
          from_utc - interval '39 hours',
          date_trunc('month', from_utc at time zone 'Europe/Brussels') at time zone 'Europe/Brussels'
        )
        from decided
      )
  `.execute(db);
  return rows;
}

/** Writes the changed verdicts in one statement. What a workout would count alone is stored beside what it counts. */
export async function writeVerdicts(db: Queryable, verdicts: readonly Verdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  await sql`
    update workouts w
    set status = v.status, reason = v.reason, kcal_net = coalesce(w.kcal_net, w.kcal_counted),
      kcal_counted = v."kcalCounted", twin_id = v."twinId"
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      as v (id integer, status text, reason text, "kcalCounted" integer, "twinId" integer)
    where w.id = v.id
      and ${sql.raw(isUnsettled("w"))}
  `.execute(db);
}

/** The stored version of a recording. */
export type KnownActivity = {
  id: number;
  provider_activity_id: string;
  revision: string | null;
  settled: boolean;
  received_at: Date;
  told_at: Date | null;
  signal: Signal | null;
  answer: "same" | "distinct" | null;
  answer_about: number | null;
};

export async function findKnown(
  db: Queryable,
  { userId, source, ids }: { userId: number; source: string; ids: readonly string[] },
): Promise<KnownActivity[]> {
  const { rows } = await sql<KnownActivity>`
    select id, provider_activity_id, revision, ${sql.raw(isSettled("workouts"))} as settled, received_at, told_at, signal,
      answer, answer_about
    from workouts
    where user_id = ${userId}
      and split_part(source, ':', 1) = ${source}
      and provider_activity_id = any(${[...ids]}::text[])
  `.execute(db);
  return rows;
}

/** Reserves ids for workouts that are compared with each other before they are inserted. */
export async function takeIds(db: Queryable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('workouts_id_seq')::integer as id
    from generate_series(1, ${count})
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A recording with its verdict. */
export type JudgedActivity = { id: number; prepared: PreparedActivity; verdict: Verdict };

/** All at once, in their final state: a thousand records are one statement. */
export async function insertActivities(
  db: Queryable,
  userId: number,
  activities: readonly JudgedActivity[],
  { now, toldAt }: { now: Date; toldAt: Date | null },
): Promise<void> {
  if (activities.length === 0) return;
  await sql`
    insert into workouts (
      id, user_id, received_at, told_at, status, reason, kcal_counted, twin_id, source, provider_activity_id, type, title, start_utc, end_utc,
      start_reliable, utc_offset_min, km, minutes, ascent_m, kcal_reported, kcal_net, basis, kg_used, kg_assumed, trust,
      linked_ids, revision, signal
    )
    overriding system value
    select r.id, ${userId}::integer, ${now}::timestamptz, ${toldAt}::timestamptz, r.status, r.reason, r.kcal_counted, r.twin_id, r.source, r.key, r.type, r.title, r.start_utc, r.end_utc, r.start_reliable, r.utc_offset_min, r.km, r.minutes,
      r.ascent_m, r.kcal_reported, r.kcal_net, r.basis, r.kg_used, r.kg_assumed, r.trust, ${LINKED_IDS}, r.revision, r.signal
    from ${rowsOf(activities)}
  `.execute(db);
}

/** Updates workouts that are not billed to what their source says now. When they reached us stays. */
export async function updateActivities(
  db: Queryable,
  activities: readonly JudgedActivity[],
  toldAt: Date | null,
): Promise<void> {
  if (activities.length === 0) return;
  await sql`
    update workouts w
    set source = r.source, type = r.type, title = r.title, start_utc = r.start_utc, end_utc = r.end_utc,
      start_reliable = r.start_reliable, utc_offset_min = r.utc_offset_min, km = r.km, minutes = r.minutes,
      ascent_m = r.ascent_m, kcal_reported = r.kcal_reported, kcal_net = r.kcal_net,
      kcal_counted = r.kcal_counted, status = r.status, reason = r.reason, twin_id = r.twin_id, basis = r.basis, kg_used = r.kg_used, kg_assumed = r.kg_assumed,
      trust = r.trust, linked_ids = ${LINKED_IDS}, revision = r.revision, signal = r.signal,
      review = null, reviewed_by = null, reviewed_at = null, told_at = coalesce(${toldAt}::timestamptz, w.told_at)
    from ${rowsOf(activities)}
    where w.id = r.id
  `.execute(db);
}

/** Records that the source repeated the same at this time. */
export async function noteTold(db: Queryable, ids: readonly number[], toldAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update workouts
    set told_at = ${toldAt}
    where id = any(${[...ids]}::integer[])
      and coalesce(told_at, '-infinity') < ${toldAt}
  `.execute(db);
}

const LINKED_IDS = sql`array(select jsonb_array_elements_text(r.linked_ids))`;

/** The recordings as the rows `r`. */
const rowsOf = (activities: readonly JudgedActivity[]) => sql`
  jsonb_to_recordset(${JSON.stringify(activities.map(rowOf))}::jsonb) as r (
    id integer, key text, source text, type text, title text, start_utc timestamptz, end_utc timestamptz,
    start_reliable boolean, utc_offset_min smallint, km numeric, minutes numeric, ascent_m numeric,
    kcal_reported integer, kcal_net integer, basis text, kg_used numeric, kg_assumed boolean, trust text,
    linked_ids jsonb, revision text, signal text, status text, reason text, kcal_counted integer, twin_id integer
  )`;

/** The brands require the device's name beside what it recorded. */
const BRANDED = new Set(["strava", "garmin"]);
const MAX_REPORTED_KCAL = 20_000;
/** The bases that use the person's weight. */
const WEIGHED: ReadonlySet<KcalBasis> = new Set(["total", "computed", "heart_rate", "met"]);

function rowOf({ id, prepared, verdict }: JudgedActivity) {
  const { activity, basis } = prepared;
  const branded = BRANDED.has(activity.source) && activity.device !== null;
  const weighed = WEIGHED.has(basis);
  return {
    id,
    key: activity.id,
    source: branded ? `${activity.source}:${activity.device}` : activity.source,
    type: activity.type,
    title: activity.title,
    start_utc: activity.start,
    end_utc: activity.end,
    start_reliable: activity.startReliable,
    utc_offset_min: activity.utcOffsetMinutes,
    km: prepared.km,
    minutes: prepared.minutes,
    ascent_m: activity.ascentMetres,
    kcal_reported: prepared.kcalReported === null ? null : Math.min(prepared.kcalReported, MAX_REPORTED_KCAL),
    kcal_net: prepared.kcalNet,
    basis,
    kg_used: weighed ? prepared.kg : null,
    kg_assumed: weighed && prepared.kgAssumed,
    trust: prepared.trust,
    linked_ids: activity.linkedIds,
    revision: activity.revision,
    signal: prepared.signal,
    status: verdict.status,
    reason: verdict.reason,
    kcal_counted: verdict.kcalCounted,
    twin_id: verdict.twinId,
  };
}
