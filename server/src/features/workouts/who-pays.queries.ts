import {
  choseSomebody,
  isActiveAt,
  latestLimit,
  paysFor,
  paysForTrust,
  pricesAt,
  unitsOf,
} from "../pledges/price.queries.ts";
import { wasRestingAt } from "../rests/rests.queries.ts";
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

/** The pledges `p` of payers `y` to the burner of the workout `w`. */
const PLEDGES = `
  from pledges p
  join payers y on y.id = p.payer_id
  where p.burner_id = w.user_id`;

/** Pledges active at its end, even if their payer was stopped then. */
const ACTIVE = `
  ${PLEDGES}
    and ${isActiveAt("p", "y", "w.end_utc")}`;

/** Pledges that price it, as the close does; only the close considers blacklists (decision 51). */
const PRICING = `
  ${PLEDGES}
    and ${pricesAt("p", "y", "w.end_utc")}
    and (${isSettled("w")} or ${choseSomebody("w.user_id")})`;

/** Cents; null: none. The cap of the month in which the workout is billed, by its latest version (rule 2). */
const LIMIT = `
  (
    select ${latestLimit("latest.cap_cents", "lower(latest.valid)")}
    from pledges latest
    where latest.payer_id = p.payer_id
      and latest.burner_id = p.burner_id
      and period_of(lower(latest.valid)) <= coalesce(w.period_id, period_of(w.end_utc))
  )`;

/**
 * The part of that cap used by the month's earlier workouts (rule 2), in 1/100 cent.
 */
const USED = `
  (
    select coalesce(sum(${unitsOf("v", "e.kcal_counted")}), 0)
    from workouts e
    join pledges v on v.payer_id = p.payer_id and v.burner_id = p.burner_id
    where e.user_id = w.user_id
      and e.status = 'ok'
      and e.period_id = w.period_id
      and (e.end_utc, e.id) < (w.end_utc, w.id)
      and ${pricesAt("v", "y", "e.end_utc")}
      and ${paysForTrust("v", "e.trust")}
  )`;

/** The rest of the cap, in 1/100 cent; null: no cap. */
const LEFT = `
  (
    select case when own.cap is not null then greatest(0, own.cap * 100 - ${USED}) end
    from (select ${LIMIT} as cap offset 0) own -- once: without a fence each mention would read the pledge again
  )`;

const FOR_THIS_KIND = paysForTrust("p", "w.trust");

/**
 * Cents that the pledges pricing the workout `w` give for it: each at its rate, up to the rest of its cap (rules 1, 2 and
 * 7). 0 once it is billed. Ignores the payers' ceilings, hence "about".
 */
export const GIVEN_CENTS = `
  case
    when w.status <> 'ok' or ${isSettled("w")} or w.kcal_counted = 0 then 0
    else (
      select floor(coalesce(sum(least(${unitsOf("p", "w.kcal_counted")}, ${LEFT})), 0) / 100)::float8
      ${PRICING}
        and ${FOR_THIS_KIND}
    )
  end`;

/** What one donor gives for a workout typed now. Without a name, which the live figure does not need. */
export type PayingNow = { rate_cents: number; left_units: number | null; counts_since: string };

/** SQL: `PayingNow`s of a burner, as JSON; without donors whose cap for this month is used up. */
export const payingNow = (burnerId: string, now: string) => `
  (
    select (
      select coalesce(
        json_agg(json_build_object(
          'rate_cents', paying.rate_cents,
          'left_units', paying.left_units,
          'counts_since', paying.counts_since
        )),
        '[]'
      )
      from (
        select p.rate_cents, ${LEFT} as left_units, greatest(lower(p.valid), y.method_since) as counts_since
        ${PRICING}
          and ${paysFor("p", "false")}
        offset 0 -- what is left is worked out once
      ) paying
      where paying.left_units is distinct from 0
    )
    from (
      select ${burnerId}::integer as user_id, ${now}::timestamptz as end_utc, 2147483647 as id, period_of(${now}::timestamptz) as period_id
    ) w
  )`;

/** An `Unpaid` for the workout `w`, or null. The first pledge that pays ends the search. */
export const UNPAID = `
  case
    when w.status <> 'ok' or w.kcal_counted = 0 then null
    when not exists (select 1 from pledges p where p.burner_id = w.user_id) then 'no_donor'
    when ${wasRestingAt("w.user_id", "w.end_utc")} then 'resting'
    when exists (
      select 1 ${PRICING}
        and ${FOR_THIS_KIND}
        and ${LEFT} is distinct from 0
    ) then null
    when exists (select 1 ${PRICING} and ${FOR_THIS_KIND}) then 'cap_reached'
    when exists (select 1 ${PRICING}) then 'synced_only'
    when exists (select 1 ${ACTIVE})
      then case
        when ${choseSomebody("w.user_id")} then 'not_funded'
        else 'no_organisation'
      end
    when exists (select 1 from pledges p where p.burner_id = w.user_id and p.valid @> w.end_utc) then 'not_active_yet'
    when exists (select 1 from pledges p where p.burner_id = w.user_id and lower(p.valid) >= w.end_utc)
      then 'before_pledge'
    else 'no_donor'
  end`;
