import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { prepared } from "#server/db/prepared.ts";
import { ORGANISATION_LOGO } from "../../people/card/card.queries.ts";

export type RecapRow = {
  period: PeriodId;
  kcal: number;
  best_day: { date: string; kcal: number } | null;
  donors: number;
  raised: Cents;
  organisations: { logo: OrganisationLogo; cents: number }[];
};

/**
 * $1 the burner; closed after $2 and until $3. Amounts include what was collected (rule 16) and what is still being
 * collected, as in the months of `raised`.
 */
export const selectRecap = prepared<RecapRow>(
  "recap",
  `
  with month as (
    select p.id, p.starts_at, p.ends_at
    from billing_periods p
    join privacy_settings v on v.user_id = $1
    where p.stage <> 'open'
      and p.computed_at > $2
      and p.computed_at <= $3
      and v.month_recap
    order by p.id desc
    limit 1
  ),
  asked as (
    select g.payer_id, g.organisation_id, g.cents
    from given_shares g
    join month on month.id = g.period_id
    where g.burner_id = $1
      and g.cents > 0
    union all
    select l.payer_id, a.organisation_id, a.amount_cents
    from statement_lines l
    join statements billed on billed.id = l.billed_in
    join month on month.id = billed.period_id
    join allocations a on a.line_id = l.id
    where l.burner_id = $1
      and l.state = 'pending'
      and billed.state in ('open', 'announced')
      and a.amount_cents > 0
  ),
  days as (
    select to_char(w.end_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as date, sum(w.kcal_counted)::integer as kcal
    from month
    join workouts w on w.user_id = $1 and w.end_utc >= month.starts_at and w.end_utc < month.ends_at
    where w.status = 'ok'
    group by 1
  ),
  helped as (
    select organisation_id, sum(cents)::integer as cents
    from asked
    group by organisation_id
  )
  select month.id as period,
    coalesce((select sum(days.kcal) from days), 0)::integer as kcal,
    (
      select json_build_object('date', days.date, 'kcal', days.kcal)
      from days
      where days.kcal > 0
      order by days.kcal desc, days.date
      limit 1
    ) as best_day,
    (select count(distinct asked.payer_id)::integer from asked) as donors,
    coalesce((select sum(asked.cents) from asked), 0)::bigint as raised,
    (
      select coalesce(
        json_agg(
          json_build_object('logo', ${ORGANISATION_LOGO}, 'cents', helped.cents) order by helped.cents desc, o.id
        ),
        '[]'
      )
      from helped
      join organisations o on o.id = helped.organisation_id
    ) as organisations
  from month`,
);
