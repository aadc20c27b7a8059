import { sql } from "kysely";
import { periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { KEEP_PLAN } from "#server/db/prepared.ts";
import { ownPostsSince, type OwnPost } from "#server/features/proofs/shown/shown.queries.ts";

const MONTHS_SHOWN = 6;

type RecapFacts = {
  kcal: bigint;
  /** Gross, and the number of payers (rule 16). */
  raised: Cents;
  donors: number;
  given: Cents;
  /** What went to the organisations of the reader's calories or money, the largest first. */
  organisations: { name: string; cents: string }[];
  /** The last months up to this one in which something was burned, oldest first. */
  months: { period: number; kcal: number }[];
  /** What organisations showed with the reader's euros in it, the newest first. */
  posts: OwnPost[];
};

/** SQL: `helped`, what went to which organisation; after `payer`, the reader as one. */
const helped = (userId: number, period: PeriodId, most: number) => sql`
  shares as (
    select organisation_id, cents
    from given_shares
    where period_id = ${period}
      and burner_id = ${userId}
    union all
    select organisation_id, cents
    from given_shares
    where period_id = ${period}
      and payer_id in (select id from payer)
  ),
  helped as (
    select o.name, sum(g.cents) as cents
    from shares g
    join organisations o on o.id = g.organisation_id
    where g.cents > 0
    group by o.id
    order by 2 desc, 1
    limit ${most}
  )`;

export async function recapFacts(
  db: Queryable,
  userId: number,
  period: PeriodId,
  most: { organisations: number; posts: number },
): Promise<RecapFacts> {
  const { rows } = await sql<RecapFacts>`
    ${KEEP_PLAN}
    with payer as (
      select id from payers where user_id = ${userId}
    ),
    raised as (
      select gross_cents, payers_count
      from gross_totals
      where party = 'burner'
        and party_id = ${userId}
        and period_id = ${period}
    ),
    ${helped(userId, period, most.organisations)},
    burned as (
      select m.period, m.kcal
      from kcal_months m
      where m.user_id = ${userId}
        and m.period <= ${period}
        and m.kcal > 0
      order by m.period desc
      limit ${MONTHS_SHOWN}
    )
    select
      coalesce((select m.kcal from kcal_months m where m.user_id = ${userId} and m.period = ${period}), 0)::bigint as kcal,
      coalesce((select gross_cents from raised), 0)::bigint as raised,
      coalesce((select payers_count from raised), 0)::int as donors,
      coalesce((
        select g.gross_cents
        from gross_totals g
        where g.party = 'payer'
          and g.party_id in (select id from payer)
          and g.period_id = ${period}
      ), 0)::bigint as given,
      (
        select coalesce(json_agg(json_build_object('name', name, 'cents', cents::text) order by cents desc, name), '[]')
        from helped
      ) as organisations,
      (
        select coalesce(json_agg(json_build_object('period', period, 'kcal', kcal) order by period), '[]')
        from burned
      ) as months,
      ${ownPostsSince(userId, { since: periodStart(period), limit: most.posts })} as posts
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("an aggregate without a row");
  return facts;
}
