import { sql } from "kysely";
import type pg from "pg";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { LATE_DAYS } from "@kalivo/domain/limits.ts";
import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";
import type { Queryable } from "../../db/client.ts";
import { isUnbilled } from "../../db/settled.ts";
import { goesOn, goesOnAndCounts } from "../../db/pledge-times.ts";
import { prepared } from "../../db/prepared.ts";
import { isSynced } from "../pledges/pledges.queries.ts";
import {
  centsOf,
  givesToSomebody,
  isCancelled,
  latestLimit,
  paysFor,
  piecesWithin,
  unitsOf,
} from "../pledges/price.queries.ts";
import { shownKcalMonths } from "./steps/steps.queries.ts";

const LIVE_WORKOUTS = `
  (
    select user_id, period_id, end_utc, kcal_counted as kcal, ${isSynced("trust")} as synced
    from workouts
    where ${isUnbilled("workouts")}
      and status = 'ok'
  )`;

const SHOWN_WORKOUTS =
  "(select user_id, period_id, end_utc, kcal, synced from shown_workouts where step = 'day')";

type Side = "burner" | "payer";

/**
 * SQL of the CTEs that `estimateCents` reads: `efforts` are what belongs to the month that begins `from`, late workouts too;
 * `versions` each piece of a pledge's version with the range of efforts that it counts, `first` to `until`. It begins with
 * the burner's first one at the earliest, so that pledges that count all of them have one range.
 */
const versions = (side: Side, id: string, from: string, until: string) => `
    ${piecesWithin(`tstzrange(${from}::timestamptz - interval '${LATE_DAYS * 24} hours', ${until})`, {
      pledges: `${side === "burner" ? "p.burner_id" : "p.payer_id"} = ${id}
        and lower(p.valid) < ${until}
        and ${givesToSomebody(side, "p.payer_id", "p.burner_id")}`,
      stops:
        side === "burner"
          ? `stop.payer_id in (select p.payer_id from pledges p where p.burner_id = ${id})`
          : `stop.payer_id = ${id}`,
      rests:
        side === "burner"
          ? `rest.user_id = ${id}`
          : `rest.user_id in (select p.burner_id from pledges p where p.payer_id = ${id})`,
    })},
    efforts as materialized (
      select w.user_id as burner_id, w.end_utc, w.kcal, w.synced
      from (select distinct burner_id from pieces) backed
      join ${side === "burner" ? LIVE_WORKOUTS : SHOWN_WORKOUTS} w
        on w.user_id = backed.burner_id and w.period_id = period_of(${from})
    ),
    versions as materialized (
      select pieces.payer_id, pieces.burner_id, rate_cents, cap_cents, synced_only, since,
        greatest(began.first, lower(piece)) as first,
        case when piece is null then '-infinity' else least(${until}, upper(piece)) end as until
      from pieces
      left join (select burner_id, min(end_utc) as first from efforts group by burner_id) began
        on began.burner_id = pieces.burner_id
      where not (${isCancelled("pieces")})
    )`;

/**
 * SQL of what a month's pledges come to so far, in cents before ceilings: the price of the close (`price.queries.ts`) on what
 * belongs to the month that begins `from`, late workouts too, and is not billed. `side` is both whose and who reads it: a
 * burner's `id` is a user's, a payer's a payer's. A burner's is current, a payer's of the last midnight (rule 37).
 * Parameters are SQL, like `$2` or a column whose alias is not used here.
 */
export const estimateCents = (side: Side, id: string, from: string, until: string) => `
  (
    with ${versions(side, id, from, until)},
    -- most pledges count the whole month: a burner's efforts are summed up once for all of those
    burned as materialized (
      select span.burner_id, span.first, span.until, e.synced, sum(e.kcal)::bigint as kcal
      from (select distinct burner_id, first, until from versions where first < until) span
      join efforts e on e.burner_id = span.burner_id and e.end_utc >= span.first and e.end_utc < span.until
      group by span.burner_id, span.first, span.until, e.synced
    )
    select coalesce(sum(${centsOf("owing.units", "owing.cap_cents")}), 0)::bigint
    from (
      select coalesce(sum(${unitsOf("versions", "burned.kcal")}) filter (
          where ${paysFor("versions", "burned.synced")}
        ), 0)::bigint as units,
        ${latestLimit("versions.cap_cents", "versions.since")} as cap_cents
      from versions
      -- every row of burned is of a version: full is left here, and never compares each with each
      full join burned using (burner_id, first, until)
      group by versions.payer_id, versions.burner_id
    ) owing
  )`;

export type StatsSubject = {
  privacy: Privacy;
  payer_id: number | null;
  backers: number;
  burners: number;
};

/** $1 the person; the caller has checked that the viewer may look. */
export const selectSubject = prepared<StatsSubject>(
  "stats-subject",
  `
  select row_to_json(v) as privacy, paying.id as payer_id,
    (select count(*)::integer from pledges p where p.burner_id = v.user_id and ${goesOnAndCounts("p")}) as backers,
    (select count(*)::integer from pledges p where p.payer_id = paying.id and ${goesOn("p")}) as burners
  from users u
  join privacy_settings v on v.user_id = u.id
  left join payers paying on paying.user_id = u.id
  where u.id = $1
    and u.erased_at is null`,
);

/** `acts`: the viewer is an admin of the team, and sees what its payer sees. */
export type TeamSubject = { payer_id: number | null; burners: number; acts: boolean };

/** An existing team, and the number of burners it backs. */
export async function findTeam(db: Queryable, teamId: number, viewerId: number): Promise<TeamSubject | null> {
  const { rows } = await sql<TeamSubject>`
    select y.id as payer_id,
      (select count(*)::integer from pledges p where p.payer_id = y.id and ${sql.raw(goesOn("p"))}) as burners,
      exists (
        select 1 from payer_people acting where acting.payer_id = y.id and acting.user_id = ${viewerId}
      ) as acts
    from teams t
    left join payers y on y.team_id = t.id
    where t.id = ${teamId}
      and t.deleted_at is null
  `.execute(db);
  return rows[0] ?? null;
}

/** `garmin`: how many of its workouts a Garmin recorded. */
export type KcalMonth = { period: number; kcal: bigint; garmin: number };

/** Counted kcal by the month in Brussels in which a workout ended. */
export const kcalByMonth = (db: Queryable, userId: number): Promise<KcalMonth[]> =>
  db.selectFrom("kcal_months").select(["period", "kcal", "garmin"]).where("user_id", "=", userId).execute();

const selectShownMonths = prepared<KcalMonth>(
  "shown-months",
  `select period, kcal, garmin from ${shownKcalMonths("$1")} shown`,
);

/** The same as others see it (rule 37). */
export const shownKcalByMonth = (pool: pg.Pool, userId: number): Promise<KcalMonth[]> =>
  selectShownMonths(pool, [userId]);

/** Gross euros given, in cents, by the month of the statement (rule 16). */
export const givenByMonth = (db: Queryable, payerId: number) =>
  db
    .selectFrom("gross_totals")
    .select(["period_id as period", "gross_cents as cents"])
    .where("party", "=", "payer")
    .where("party_id", "=", payerId)
    .execute();

/** Cents of closed months that are due and not collected yet. Failed charges are excluded. */
export const announcedByMonth = (db: Queryable, payerId: number) =>
  db
    .selectFrom("charges")
    .select(["period_id as period", "amount_cents as cents"])
    .where("payer_id", "=", payerId)
    .where("state", "in", ["planned", "notified", "submitting", "unknown", "action_required", "processing"])
    .execute();

/** Whether a month was closed, so that its amount is final. */
export async function isComputed(db: Queryable, period: PeriodId): Promise<boolean> {
  const row = await db
    .selectFrom("billing_periods")
    .select("id")
    .where("id", "=", period)
    .where("computed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

const selectEstimate = prepared<{ cents: bigint }>(
  "given-estimate",
  `
  select least(y.ceiling_cents, ${estimateCents("payer", "y.id", "$2", "$3")}) as cents
  from payers y
  where y.id = $1`,
);

/** A payer's running month so far. */
export async function givenEstimate(
  pool: pg.Pool,
  payerId: number,
  month: { from: Date; until: Date },
): Promise<bigint> {
  const [row] = await selectEstimate(pool, [payerId, month.from, month.until]);
  return row?.cents ?? 0n;
}
