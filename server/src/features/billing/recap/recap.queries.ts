import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { prepared } from "#server/db/prepared.ts";
import { ORGANISATION_LOGO } from "../../people/card/card.queries.ts";
import { isRelated } from "../../people/relation/relation.queries.ts";
import { faceJson, pictureJson } from "../../pictures/pictures.queries.ts";

const MOST_FACES = 12;

export type RecapRow = {
  period: PeriodId;
  kcal: number;
  days: { date: string; kcal: number }[];
  /** Of one's months before with some calories. */
  months_before: number[];
  donors: number;
  faces: Face[];
  cheers: number;
  raised: Cents;
  raised_waiting: Cents;
  organisations: Share[];
  given: Cents;
  given_waiting: Cents;
  backed: number;
  backed_faces: Face[];
  given_to: Share[];
};

type Face = { id: number; name: string; picture: string | null };
type Share = { logo: OrganisationLogo; cents: number };

/** The organisations' parts of `shares`, which has organisation_id and cents. */
const sharesOf = (shares: string) => `
  (
    select coalesce(
      json_agg(json_build_object('logo', ${ORGANISATION_LOGO}, 'cents', parts.cents) order by parts.cents desc, o.id),
      '[]'
    )
    from (select organisation_id, sum(cents)::integer as cents from ${shares} group by organisation_id) parts
    join organisations o on o.id = parts.organisation_id
  )`;

/** The name of the person `u` with the settings `v`. */
const NAME = "coalesce(nullif(btrim(v.pseudo), ''), btrim(u.first_name || ' ' || u.last_name))";
const MAY_SEE = `(v.public or ${isRelated("$1::integer", "u.id")})`;

/**
 * What was billed in the month and is `of` somebody: of the lines `l`, or of the shares `l` of what was collected. What is
 * still being collected is `waiting`; what a bank refused is not told, until it is collected after all.
 */
const billed = (of: string) => `
    select l.payer_id, l.burner_id, l.organisation_id, l.cents, 0 as waiting
    from given_shares l
    join month on month.id = l.period_id
    where ${of}
      and l.cents > 0
    union all
    select l.payer_id, l.burner_id, a.organisation_id, a.amount_cents, a.amount_cents as waiting
    from statement_lines l
    join statements billed on billed.id = l.billed_in
    join month on month.id = billed.period_id
    join allocations a on a.line_id = l.id
    where ${of}
      and l.state = 'pending'
      and billed.state in ('open', 'announced')
      and not exists (
        select from charges c where c.statement_id = l.billed_in and c.first_failed_at is not null
      )
      and a.amount_cents > 0`;

/**
 * $1 the person; closed after $2 and until $3. Amounts include what was collected (rule 16) and what is still being
 * collected, as in the months of `raised`.
 */
export const selectRecap = prepared<RecapRow>(
  "recap",
  `
  with month as (
    select p.id, p.starts_at, p.ends_at
    from billing_periods p
    join privacy_settings v on v.user_id = $1
    where p.computed_at > $2
      and p.computed_at <= $3
      and v.month_recap
    order by p.id desc
    limit 1
  ),
  asked as (${billed("l.burner_id = $1")}
  ),
  gave as (${billed("l.payer_id in (select y.id from payers y where y.user_id = $1)")}
  ),
  days as (
    select to_char(w.end_utc at time zone 'Europe/Brussels', 'YYYY-MM-DD') as date, sum(w.kcal_counted)::integer as kcal
    from month
    join workouts w on w.user_id = $1 and w.end_utc >= month.starts_at and w.end_utc < month.ends_at
    where w.status = 'ok'
    group by 1
  ),
  seen as (
    select y.team_id is not null as team, y.id,
      json_build_object(
        'id', coalesce(t.id, u.id),
        'name', coalesce(t.name, ${NAME}),
        'picture', coalesce(${pictureJson("t.picture_hash")}, ${faceJson("u")}) ->> 'url'
      ) as face
    from payers y
    left join teams t on t.id = y.team_id and t.deleted_at is null
    left join users u on u.id = y.user_id and u.erased_at is null
    left join privacy_settings v on v.user_id = u.id
    where y.id in (select payer_id from asked)
      and (t.id is not null or u.id is not null and ${MAY_SEE})
    order by 1, y.id
    limit ${MOST_FACES}
  ),
  backed as (
    select json_build_object('id', u.id, 'name', ${NAME}, 'picture', ${faceJson("u")} ->> 'url') as face, u.id
    from users u
    join privacy_settings v on v.user_id = u.id
    where u.id in (select burner_id from gave)
      and u.erased_at is null
      and ${MAY_SEE}
    order by u.id
    limit ${MOST_FACES}
  )
  select month.id as period,
    coalesce((select sum(days.kcal) from days), 0)::integer as kcal,
    (
      select coalesce(json_agg(json_build_object('date', days.date, 'kcal', days.kcal) order by days.date), '[]')
      from days
      where days.kcal > 0
    ) as days,
    (
      select coalesce(json_agg(m.kcal), '[]')
      from kcal_months m
      where m.user_id = $1
        and m.period < month.id
        and m.kcal > 0
    ) as months_before,
    (select coalesce(json_agg(seen.face order by seen.team, seen.id), '[]') from seen) as faces,
    (
      select count(*)::integer
      from cheers c
      where c.burner_id = $1
        and period_of((c.week + 7)::timestamp at time zone 'Europe/Brussels' - interval '1 second') = month.id
    ) as cheers,
    (select count(distinct asked.payer_id)::integer from asked) as donors,
    coalesce((select sum(asked.cents) from asked), 0)::bigint as raised,
    coalesce((select sum(asked.waiting) from asked), 0)::bigint as raised_waiting,
    ${sharesOf("asked")} as organisations,
    coalesce((select sum(gave.cents) from gave), 0)::bigint as given,
    coalesce((select sum(gave.waiting) from gave), 0)::bigint as given_waiting,
    (select count(distinct gave.burner_id)::integer from gave) as backed,
    (select coalesce(json_agg(backed.face order by backed.id), '[]') from backed) as backed_faces,
    ${sharesOf("gave")} as given_to
  from month`,
);
