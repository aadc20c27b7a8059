import { sql } from "kysely";
import type pg from "pg";
import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";
import type { Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";

/**
 * SQL of what a month's pledges come to so far, in cents: the rules of the close (1, 2, 7, 12, 13, 20b) on workouts
 * that are not settled yet. `side` says whose: a burner's `id` is a user's, a payer's a payer's.
 * Parameters are given as their text, like `$2` or a column whose alias is not one of those used here.
 */
export const estimateCents = (side: "burner" | "payer", id: string, from: string, until: string) => `
  (
    select coalesce(sum(least(owing.units / 100, owing.cap_cents)), 0)::bigint
    from (
      select p.payer_id, p.burner_id, sum(w.kcal_counted::bigint * p.rate_c100)::bigint as units,
        (
          select latest.cap_cents
          from pledges latest
          where latest.payer_id = p.payer_id
            and latest.burner_id = p.burner_id
            and lower(latest.valid) < ${until}
          order by lower(latest.valid) desc
          limit 1
        ) as cap_cents
      from pledges p
      join payers paying on paying.id = p.payer_id
      join workouts w on w.user_id = p.burner_id and p.valid @> w.end_utc
      where ${side === "burner" ? "p.burner_id" : "p.payer_id"} = ${id}
        and w.end_utc >= ${from}
        and w.end_utc < ${until}
        and w.settled_in is null
        and w.status = 'ok'
        and paying.method_since < w.end_utc
        and (paying.paused_at is null or w.end_utc < paying.paused_at)
        and (paying.blocked_at is null or w.end_utc < paying.blocked_at)
        and exists (
          select 1
          from user_organisations chosen
          where chosen.user_id = p.burner_id
            and not exists (
              select 1
              from payer_blacklist b
              where b.payer_id = p.payer_id
                and b.organisation_id = chosen.organisation_id
            )
        )
      group by p.payer_id, p.burner_id
    ) owing
  )`;

export type StatsSubject = {
  privacy: Privacy;
  /** A running pledge between the viewer and the person, in either direction. */
  related: boolean;
  payer_id: number | null;
  backers: number;
  burners: number;
};

export async function findSubject(
  db: Queryable,
  viewerId: number,
  userId: number,
): Promise<StatsSubject | null> {
  const { rows } = await sql<StatsSubject>`
    select row_to_json(v) as privacy, y.id as payer_id,
      (select count(*)::integer from pledges p where p.burner_id = v.user_id and upper_inf(p.valid)) as backers,
      (select count(*)::integer from pledges p where p.payer_id = y.id and upper_inf(p.valid)) as burners,
      exists (
        select 1
        from pledges p
        join payers other on other.id = p.payer_id
        where upper_inf(p.valid)
          and (
            (p.burner_id = ${viewerId} and other.user_id = v.user_id)
            or (p.burner_id = v.user_id and other.user_id = ${viewerId})
          )
      ) as related
    from users u
    join privacy_settings v on v.user_id = u.id
    left join payers y on y.user_id = u.id
    where u.id = ${userId}
      and u.erased_at is null
  `.execute(db);
  return rows[0] ?? null;
}

export type KcalMonth = { period: number; kcal: bigint; garmin: boolean };

/** Counted kcal by the month in Brussels in which a workout ended. */
export async function kcalByMonth(db: Queryable, userId: number): Promise<KcalMonth[]> {
  const { rows } = await sql<KcalMonth>`
    select to_char(end_utc at time zone 'Europe/Brussels', 'YYYYMM')::integer as period,
      sum(kcal_counted)::bigint as kcal,
      bool_or(source like 'garmin%' or source ilike 'strava:%garmin%') as garmin
    from workouts
    where user_id = ${userId}
      and status = 'ok'
    group by 1
  `.execute(db);
  return rows;
}

/** Gross euros given, in cents, by the month of the statement (rule 16). */
export const givenByMonth = (db: Queryable, payerId: number) =>
  db
    .selectFrom("gross_totals")
    .select(["period_id as period", "gross_cents as cents"])
    .where("party", "=", "payer")
    .where("party_id", "=", payerId)
    .execute();

const selectEstimate = prepared<{ cents: bigint }>(
  "given-estimate",
  `
  select least(y.ceiling_cents, ${estimateCents("payer", "y.id", "$2", "$3")}) as cents
  from payers y
  where y.id = $1`,
);

/** What a payer's running month comes to so far. */
export async function givenEstimate(
  pool: pg.Pool,
  payerId: number,
  month: { from: Date; until: Date },
): Promise<bigint> {
  const [row] = await selectEstimate(pool, [payerId, month.from, month.until]);
  return row?.cents ?? 0n;
}
