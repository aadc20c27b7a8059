import { sql, type Insertable, type Updateable } from "kysely";
import type { KcalBasis, TrustTier } from "@kalivo/domain/efforts/activity.ts";
import type { Queryable } from "../../db/client.ts";
import { KEEP_PLAN } from "../../db/prepared.ts";
import { isSettled, isTooLate, isUnsettled } from "../../db/settled.ts";
import type { Workouts } from "../../db/schema.gen.ts";
import { GIVEN_CENTS, payersOf, UNPAID, type Unpaid } from "./who-pays.queries.ts";

/** A workout as its owner may see it; instants are strings where the row came as JSON. */
export type WorkoutRow = {
  id: number;
  type: string;
  title: string | null;
  kcal: number;
  start_utc: Date | string;
  end_utc: Date | string;
  source: string;
  source_id: string | null;
  consumed: boolean;
  /** No close settles it any more. */
  late: boolean;
  km: number | null;
  minutes: number | null;
  status: "ok" | "held" | "duplicate" | "ignored";
  /** A code of why it counts less than alone. */
  reason: string | null;
  /** Why a workout that counts earns nothing. */
  unpaid: Unpaid | null;
  given_cents: number;
  kcal_net: number;
  kcal_reported: number | null;
  basis: KcalBasis;
  kg_used: number | null;
  kg_assumed: boolean;
  trust: TrustTier;
  twin: Twin | null;
  answer: "same" | "distinct" | null;
};

type Twin = { id: number; type: string; source: string; start_utc: string; end_utc: string; kcal: number };

/** Of the workout `w` of `page`, in a statement with `payersOf`. */
export const WORKOUT_COLUMNS = `
  w.id, w.type, w.title, w.kcal_counted as kcal, w.start_utc, w.end_utc, w.source, w.provider_activity_id as source_id,
  ${isSettled("w")} as consumed, ${isTooLate("w")} as late, w.km::float8 as km, w.minutes::float8 as minutes, w.status, w.reason,
  coalesce(w.kcal_net, w.kcal_counted) as kcal_net, w.kcal_reported, w.basis, w.kg_used::float8 as kg_used, w.kg_assumed,
  w.trust,
  case when w.answer_about = w.twin_id then w.answer end as answer,
  (
    select json_build_object('id', t.id, 'type', t.type, 'source', t.source, 'start_utc', t.start_utc,
      'end_utc', t.end_utc, 'kcal', t.kcal_counted)
    from workouts t
    where t.id = w.twin_id
  ) as twin,
  ${UNPAID} as unpaid, ${GIVEN_CENTS} as given_cents`;

export type Body = {
  weight_kg: number | null;
  gender: "female" | "male" | "other" | null;
  birthday: string | null;
  consent_withdrawn: boolean;
  /** The providers whose sums its owner shares with supporters (rule 27). */
  shared_sources: string[];
  created_at: Date;
};

/** The facts about a person on which a workout's calories and plausibility depend. */
export async function findBody(db: Queryable, userId: number): Promise<Body> {
  const { rows } = await sql<Body>`
    select u.weight_kg::float8 as weight_kg, u.gender, u.birthday::text as birthday, u.created_at,
      array(
        select substr(c.kind, 7)
        from consents c
        where c.user_id = u.id
          and c.kind in ('share_strava', 'share_garmin')
          and c.withdrawn_at is null
      ) as shared_sources,
      coalesce(
        (
          select c.withdrawn_at is not null
          from consents c
          where c.user_id = u.id
            and c.kind = 'health'
          order by c.id desc
          limit 1
        ),
        false
      ) as consent_withdrawn
    from users u
    where u.id = ${userId}
  `.execute(db);
  const [body] = rows;
  if (body === undefined) throw new Error("a signed-in person without a row");
  return body;
}

export type OwnWorkout = {
  id: number;
  source: string;
  settled: boolean;
  type: string;
  km: number | null;
  minutes: number | null;
  kcal_reported: number | null;
  title: string | null;
  end_utc: Date;
  start_reliable: boolean;
  status: string;
  reason: string | null;
  twin_id: number | null;
  answer: "same" | "distinct" | null;
  answer_about: number | null;
};

/** Locks the person's own workout; another person's is not found. */
export async function lockWorkout(db: Queryable, userId: number, id: number): Promise<OwnWorkout | null> {
  const { rows } = await sql<OwnWorkout>`
    select id, source, ${sql.raw(isSettled("workouts"))} as settled, type, km::float8 as km, minutes::float8 as minutes,
      kcal_reported, title, end_utc, start_reliable, status, reason, twin_id, answer, answer_about
    from workouts
    where id = ${id}
      and user_id = ${userId}
    for update
  `.execute(db);
  return rows[0] ?? null;
}

/** The day's kcal of the other workouts, including held ones. */
export async function keptKcal(
  db: Queryable,
  { userId, besides, span }: { userId: number; besides: number | null; span: { from: Date; until: Date } },
): Promise<number> {
  const { rows } = await sql<{ kcal: number }>`
    select coalesce(sum(kcal_counted), 0)::integer as kcal
    from workouts
    where user_id = ${userId}
      and status in ('ok', 'held')
      and end_utc >= ${span.from}
      and end_utc < ${span.until}
      and id is distinct from ${besides}::integer
  `.execute(db);
  return rows[0]?.kcal ?? 0;
}

export async function findOwner(db: Queryable, id: number): Promise<number | null> {
  const row = await db.selectFrom("workouts").select("user_id").where("id", "=", id).executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertWorkout(db: Queryable, workout: Insertable<Workouts>): Promise<number> {
  const { id } = await db.insertInto("workouts").values(workout).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateWorkout(db: Queryable, id: number, changes: Updateable<Workouts>) {
  await db.updateTable("workouts").set(changes).where("id", "=", id).execute();
}

export async function deleteWorkout(db: Queryable, id: number) {
  await db.deleteFrom("workouts").where("id", "=", id).execute();
}

export async function findWorkout(db: Queryable, id: number): Promise<WorkoutRow> {
  const { rows } = await sql<WorkoutRow>`
    ${KEEP_PLAN}
    with page as materialized (
      select * from workouts where id = ${id}
    ),
    burner as materialized (
      select user_id as id from page
    ),
    ${sql.raw(payersOf())}
    select ${sql.raw(WORKOUT_COLUMNS)}
    from page w
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("a workout without a row");
  return row;
}

export type WorkoutSort = "recent" | "oldest" | "highest";
type WorkoutSearch = {
  userId: number;
  pattern: string | null;
  types: readonly string[];
  sort: WorkoutSort;
  /** Workouts that may still count come before the others. */
  openFirst: boolean;
  limit: number;
  offset: number;
};

const ORDER = {
  recent: sql`w.end_utc desc, w.id desc`,
  oldest: sql`w.end_utc, w.id`,
  highest: sql`w.kcal_counted desc, w.end_utc desc, w.id desc`,
};

type FoundWorkouts = { workouts: WorkoutRow[]; total: number; open: number };

const IS_OPEN = sql.raw(
  `(${isUnsettled("w")} and w.reason is distinct from 'too_old' and not ${isTooLate("w")})`,
);

/**
 * A page of the person's workouts whose title matches, ignoring accents, or whose type is one of `types`; with the total
 * number, and the number that may still count.
 */
export async function listWorkouts(db: Queryable, search: WorkoutSearch): Promise<FoundWorkouts> {
  const { pattern, types } = search;
  const openFirst = search.openFirst ? sql`${IS_OPEN} desc,` : sql``;
  const matches =
    pattern === null
      ? sql``
      : sql`and (unaccent(w.title) ilike unaccent(${pattern}) or w.type = any(${[...types]}::text[]))`;
  const { rows } = await sql<FoundWorkouts>`
    ${KEEP_PLAN}
    with burner as materialized (
      select ${search.userId}::integer as id
    ),
    page as materialized (
      select w.*, row_number() over () as place
      from (
        select *
        from workouts w
        where w.user_id = ${search.userId} ${matches}
        order by ${openFirst} ${ORDER[search.sort]}
        limit ${search.limit}
        offset ${search.offset}
      ) w
    ),
    ${sql.raw(payersOf())}
    select counts.total, counts.open,
      (
        select coalesce(json_agg(shown), '[]')
        from (
          select ${sql.raw(WORKOUT_COLUMNS)}
          from page w
          order by w.place
        ) shown
      ) as workouts
    from (
      select count(*)::integer as total, count(*) filter (where ${IS_OPEN})::integer as open
      from workouts w
      where w.user_id = ${search.userId} ${matches}
    ) counts
  `.execute(db);
  return rows[0] ?? { workouts: [], total: 0, open: 0 };
}
