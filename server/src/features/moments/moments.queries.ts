import { sql } from "kysely";
import type { Moment } from "@kalivo/domain/people/moments.ts";
import { goesOnAndCounts } from "../../db/pledge-times.ts";
import { prepared } from "../../db/prepared.ts";
import type { Queryable } from "../../db/client.ts";
import { choseSomebody } from "../pledges/price.queries.ts";

/** Money of somebody that left for organisations, by name. */
type Arrived = { cents: number; organisations: string[] };

export type ReachedRow = {
  seen: Moment[];
  /** Of whom something is raised from now on: a support counts, and helps some organisation. */
  has_donor: boolean;
  kcal: number;
  raised_cents: number;
  raised_arrived: Arrived;
  given_arrived: Arrived;
};

/**
 * SQL: what was released to organisations of the charges in which somebody has a share, divided among the burners as in
 * what organisations show of it (`sharesOfPosts`), as far as it left. A run takes all that was released to an organisation
 * before it was prepared.
 */
const arrived = (column: "burner_id" | "payer_id", id: string) => `
  (
    select json_build_object(
      'cents', coalesce(sum(own.cents), 0),
      'organisations', coalesce(json_agg(distinct o.name), '[]')
    )
    from (
      select distinct g.charge_id, g.organisation_id
      from given_shares g
      where g.${column} = ${id}
        and g.cents > 0
    ) mine
    join charges c on c.id = mine.charge_id
    join organisations o on o.id = mine.organisation_id
    join lateral (
      select sum(t.amount_cents) as cents
      from journals j
      join transfers t on t.journal_id = j.id
      join accounts a on a.id = t.credit_id and a.code = 'org_payable' and a.owner_id = mine.organisation_id
      where j.charge_id = mine.charge_id
        and j.kind = 'release'
    ) released on released.cents > 0
    join lateral (
      select sum(
        floor(least(released.cents, s.total) * s.upto / s.total)
          - floor(least(released.cents, s.total) * (s.upto - s.cents) / s.total)
      ) as cents
      from (
        select share.burner_id, share.payer_id, share.cents,
          sum(share.cents) over (order by share.burner_id) as upto, sum(share.cents) over () as total
        from (
          select g.burner_id, g.payer_id, sum(g.cents) as cents
          from given_shares g
          where g.charge_id = mine.charge_id
            and g.organisation_id = mine.organisation_id
          group by g.burner_id, g.payer_id
          having sum(g.cents) > 0
        ) share
      ) s
      where s.${column} = ${id}
    ) own on own.cents > 0
    where exists (
      select from payouts p
      join payout_runs r on r.id = p.run_id
      where p.organisation_id = mine.organisation_id
        and p.state = 'paid'
        and r.prepared_at >= c.released_at
    )
  )`;

/** $1 the person: their own figures, and what they were shown. */
export const selectReached = prepared<ReachedRow>(
  "moments",
  `
  select
    (select coalesce(json_agg(s.moment), '[]') from moments_seen s where s.user_id = u.id) as seen,
    (
      ${choseSomebody("u.id")}
      and exists (select from pledges p where p.burner_id = u.id and ${goesOnAndCounts("p")})
    ) as has_donor,
    (select coalesce(sum(m.kcal), 0)::float8 from kcal_months m where m.user_id = u.id) as kcal,
    (
      select coalesce(sum(g.gross_cents), 0)::float8
      from gross_totals g
      where g.party = 'burner'
        and g.party_id = u.id
    ) as raised_cents,
    ${arrived("burner_id", "u.id")} as raised_arrived,
    ${arrived("payer_id", "(select y.id from payers y where y.user_id = u.id)")} as given_arrived
  from users u
  where u.id = $1`,
);

export async function markSeen(
  db: Queryable,
  { userId, moments }: { userId: number; moments: readonly Moment[] },
  now: Date,
): Promise<void> {
  await sql`
    insert into moments_seen (user_id, moment, seen_at)
    select ${userId}::integer, unnest(${[...moments]}::text[]), ${now}::timestamptz
    on conflict do nothing
  `.execute(db);
}

export const forgetMoments = (db: Queryable, userId: number) =>
  db.deleteFrom("moments_seen").where("user_id", "=", userId).execute();
