import { wasStoppedAt } from "../billing/stops/stops.queries.ts";
import { isSynced } from "../pledges/pledges.queries.ts";

/** Why a workout that counts earns nothing: nobody pays at all, not yet then, not just then, not for this kind, or no more. */
export type Unpaid = "no_donor" | "before_pledge" | "not_funded" | "synced_only" | "cap_reached";

/** The pledges `p` of payers `y` that run at the end of the workout `w` (rules 7 and 20b). */
const RUNNING = `
  from pledges p
  join payers y on y.id = p.payer_id
  where p.burner_id = w.user_id
    and p.valid @> w.end_utc
    and y.method_since < w.end_utc`;

/** Those that price it, as the close does: whoever was stopped then does not (rule 42). */
const PRICING = `
  ${RUNNING}
    and not ${wasStoppedAt("y.id", "w.end_utc")}`;

/**
 * What the month's earlier workouts have used up of the pledge's limit (rule 2), in 1/100 cent: those billed in the same
 * month, or not billed yet like this one.
 */
const USED = `
  select coalesce(sum(e.kcal_counted::bigint * v.rate_c100), 0)
  from workouts e
  join pledges v on v.payer_id = p.payer_id and v.burner_id = p.burner_id and v.valid @> e.end_utc
  where e.user_id = w.user_id
    and e.status = 'ok'
    and e.settled_in is not distinct from w.settled_in
    and (w.settled_in is not null or period_of(e.end_utc) = period_of(w.end_utc))
    and (e.end_utc, e.id) < (w.end_utc, w.id)
    and e.end_utc > y.method_since
    and not ${wasStoppedAt("y.id", "e.end_utc")}
    and (not v.synced_only or ${isSynced("e.trust")})`;

const FOR_THIS_KIND = `(not p.synced_only or ${isSynced("w.trust")})`;

/**
 * Cents that the pledges pricing the workout `w` give for it: each at its rate, up to what its limit leaves (rules 1, 2
 * and 7). Nothing once a close has billed it, and without the payers' own limits over everything: "about".
 */
export const GIVEN_CENTS = `
  case
    when w.status <> 'ok' or w.settled_in is not null or w.kcal_counted = 0 then 0
    else (
      select floor(coalesce(sum(
        case
          when p.cap_cents is null then w.kcal_counted::bigint * p.rate_c100
          else greatest(0, least(w.kcal_counted::bigint * p.rate_c100, p.cap_cents * 100 - (${USED})))
        end
      ), 0) / 100)::float8
      ${PRICING}
        and ${FOR_THIS_KIND}
    )
  end`;

/** Of the workout `w`, an `Unpaid` or null. The first pledge that pays ends the search. */
export const UNPAID = `
  case
    when w.status <> 'ok' or w.kcal_counted = 0 then null
    when not exists (select 1 from pledges p where p.burner_id = w.user_id) then 'no_donor'
    when exists (
      select 1 ${PRICING}
        and ${FOR_THIS_KIND}
        and (p.cap_cents is null or (${USED}) < p.cap_cents * 100)
    ) then null
    when exists (select 1 ${PRICING} and ${FOR_THIS_KIND}) then 'cap_reached'
    when exists (select 1 ${PRICING}) then 'synced_only'
    when exists (select 1 ${RUNNING}) then 'not_funded'
    when exists (select 1 from pledges p where p.burner_id = w.user_id and lower(p.valid) > w.end_utc) then 'before_pledge'
    else 'no_donor'
  end`;
