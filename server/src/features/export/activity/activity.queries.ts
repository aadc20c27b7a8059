import { sql } from "kysely";
import type { PageQuery, Row } from "../table.ts";
import { isSettled } from "#server/db/settled.ts";

export const workouts: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select w.id as key, w.id, w.type, w.title, w.source, w.provider_activity_id as source_id, w.start_utc as started_at,
      w.end_utc as ended_at, w.utc_offset_min as utc_offset_in_minutes, w.km::float8 as km, w.minutes::float8 as minutes, w.ascent_m::float8 as ascent_m, w.kcal_reported,
      coalesce(w.kcal_net, w.kcal_counted) as kcal_net, w.kcal_counted, w.basis, w.trust,
      w.kg_used::float8 as weight_used_kg, w.status, w.reason, w.twin_id as same_effort_as,
      w.answer as same_or_distinct, w.answer_about as same_as_or_distinct_from, w.review as review_of_a_held_one, w.reviewed_at,
      case when ${sql.raw(isSettled("w"))} then w.period_id end as counted_in_month, w.received_at
    from workouts w
    where w.user_id = ${userId}
      and w.id > ${after}
    order by w.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const teams: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select t.id as key, t.id as team_id, t.name, m.is_admin as admin, m.joined_at, t.deleted_at
    from team_members m
    join teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and t.id > ${after}
    order by t.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Those the person owns, and those they created for a team. */
export const codes: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select c.id as key, c.code, c.label, t.name as team, c.rate_cents::float8 / 100 as rate_in_euros_per_100_kcal,
      c.cap_cents::float8 / 100 as monthly_max_in_euros, c.max_uses, c.uses_count, c.valid_until, c.created_at,
      c.archived_at
    from codes c
    left join teams t on t.id = c.owner_team_id
    where (c.owner_user_id = ${userId} or c.created_by = ${userId})
      and c.id > ${after}
    order by c.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const codesUsed: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select c.id as key, c.code, s.used_at
    from code_uses s
    join codes c on c.id = s.code_id
    where s.user_id = ${userId}
      and c.id > ${after}
    order by c.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Anonymous feedback has no author, so it cannot be found here. */
export const feedback: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select f.id as key, f.body, f.log, f.created_at
    from feedback f
    where f.user_id = ${userId}
      and f.id > ${after}
    order by f.id
    limit ${limit}
  `.execute(db);
  return rows;
};
