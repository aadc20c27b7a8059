import {
  choseSomebody,
  isCancelled,
  limitIn,
  limitsOf,
  paysForTrust,
  piecesWithin,
  unitsOf,
} from "../pledges/price.queries.ts";
import { isSettled } from "#server/db/settled.ts";

/**
 * Why a workout that counts earns nothing: no donor at all, one's own rest, not yet then, paused then, not for this kind, or limit reached.
 */
export type Unpaid =
  | "no_donor"
  | "no_organisation"
  | "resting"
  | "before_pledge"
  | "not_active_yet"
  | "not_funded"
  | "synced_only"
  | "cap_reached";

const LIMITS = limitsOf("v");
const EVER = "tstzrange(null, null)";
const BURNER = "(select id from burner)";
const MONTH = "coalesce(e.period_id, period_of(e.end_utc))";

/** Whether the version is one of those of the workout: a payer who was erased stays only behind what the books have. */
const isOf = (workout: string) => `(not v.cancelled or ${isSettled(workout)})`;

/** Of a workout: which month's cap limits it, and whether it is priced at all; only the close considers blacklists (decision 51). */
const IS_PRICED = `(${isSettled("e")} or ${choseSomebody(BURNER)})`;

/** The workout typed now that `PAYING_NOW` asks about, after all others. */
const TYPED_NOW = 2147483647;

/**
 * The workouts `page`, and where a pledge has a cap all others of their months: what is used of it depends on the earlier
 * ones. Without a cap they are not read: sorted by anything but time, a page may be of as many months as workouts.
 */
const EFFORTS = `
  efforts as materialized (
    select w.id, w.period_id, w.end_utc, w.kcal_counted, w.trust, true as shown
    from page w
    where w.status = 'ok'
    union all
    select e.id, e.period_id, e.end_utc, e.kcal_counted, e.trust, false
    from workouts e
    where e.user_id = ${BURNER}
      and e.status = 'ok'
      and e.period_id = any(array(select w.period_id from page w union select period_of(at) from typing))
      and exists (select from versions v where v.capped)
      and e.id not in (select w.id from page w)
    union all
    select ${TYPED_NOW}, period_of(at), at, 0, 'manual', true
    from typing
    where at is not null
  )`;

/**
 * CTEs of a statement with `burner (id)` and the workouts `page` of that person. `priced`: what each version that prices a
 * workout, as the close does, gives for it in 1/100 cent, and what is left of the month's cap then (rules 1, 2 and 7);
 * `paid`: the sums. The burner's pledges and the months' workouts are read once, however many there are. `now`: when
 * the workout of `PAYING_NOW` is typed.
 */
export const payersOf = (now = "null") => `
  typing as materialized (
    select ${now}::timestamptz as at
  ),
  ${piecesWithin(EVER, {
    pledges: `p.burner_id = ${BURNER}`,
    stops: `stop.payer_id = any(array(select p.payer_id from pledges p where p.burner_id = ${BURNER}))`,
    rests: `rest.user_id = ${BURNER}`,
  })},
  versions as materialized (
    select v.*, ${isCancelled("v")} as cancelled, ${LIMITS.months} as limit_months, ${LIMITS.cents} as limit_cents,
      bool_or(v.cap_cents is not null) over (partition by v.payer_id, v.burner_id) as capped
    from pieces v
  ),
  ${EFFORTS},
  priced as materialized (
    select e.id, e.units, e.rate_cents, e.counts_since,
      case when e.cap_cents is not null then greatest(0, e.cap_cents * 100 - e.used_units) end as left_units
    from (
      select e.id, v.rate_cents, greatest(v.since, v.method_since) as counts_since, ${unitsOf("v", "e.kcal_counted")} as units,
        ${limitIn({ months: "v.limit_months", cents: "v.limit_cents" }, MONTH)} as cap_cents,
        case
          when e.period_id is null then 0
          else coalesce(sum(${unitsOf("v", "e.kcal_counted")}) over earlier, 0)
        end as used_units,
        ${IS_PRICED} as is_priced
      from efforts e
      join versions v on (e.shown or v.capped) and v.piece @> e.end_utc and ${isOf("e")} and ${paysForTrust("v", "e.trust")}
      window earlier as (
        partition by v.payer_id, e.period_id
        order by e.end_utc, e.id
        rows between unbounded preceding and 1 preceding
      )
    ) e
    where e.is_priced
  ),
  paid as materialized (
    select id, floor(sum(least(units, left_units)) / 100)::float8 as cents,
      bool_or(left_units is distinct from 0) as something_left
    from priced
    group by id
  )`;

/**
 * Cents that the pledges pricing the workout `w` of `page` give for it: each at its rate, up to the rest of its cap. 0 once
 * it is billed. Ignores the payers' ceilings, hence "about".
 */
export const GIVEN_CENTS = `
  case
    when w.status <> 'ok' or ${isSettled("w")} or w.kcal_counted = 0 then 0
    else coalesce((select paid.cents from paid where paid.id = w.id), 0)
  end`;

/** What one donor gives for a workout typed now. Without a name, which the live figure does not need. */
export type PayingNow = { rate_cents: number; left_units: number | null; counts_since: string };

/** SQL: `PayingNow`s, as JSON; without donors whose cap for this month is used up. */
export const PAYING_NOW = `
  (
    select coalesce(
      json_agg(json_build_object(
        'rate_cents', p.rate_cents, 'left_units', p.left_units, 'counts_since', p.counts_since
      )),
      '[]'
    )
    from priced p
    where p.id = ${TYPED_NOW}
      and p.left_units is distinct from 0
  )`;

/** An `Unpaid` for the workout `w` of `page`, or null. */
export const UNPAID = `
  case
    when w.status <> 'ok' or w.kcal_counted = 0 then null
    when not exists (select 1 from versions) then 'no_donor'
    when exists (select 1 from resting where resting.during @> w.end_utc) then 'resting'
    when exists (select 1 from paid where paid.id = w.id)
      then case
        when not (select paid.something_left from paid where paid.id = w.id) then 'cap_reached'
      end
    when (${isSettled("w")} or ${choseSomebody(BURNER)}) and exists (select 1 from versions v where v.piece @> w.end_utc and ${isOf("w")})
      then 'synced_only'
    when exists (select 1 from versions v where v.active @> w.end_utc and ${isOf("w")})
      then case
        when ${choseSomebody(BURNER)} then 'not_funded'
        else 'no_organisation'
      end
    when exists (select 1 from versions v where v.valid @> w.end_utc and ${isOf("w")}) then 'not_active_yet'
    when exists (select 1 from versions v where v.since >= w.end_utc and ${isOf("w")}) then 'before_pledge'
    else 'no_donor'
  end`;
