import { goesOn } from "../../db/pledge-times.ts";
import { stopsWithin } from "../payer-stops/stops.queries.ts";
import { restsWithin } from "../rests/rests.queries.ts";
import { isSynced } from "./pledges.queries.ts";

// The price of effort, defined once: which version of a pledge prices it, at which rate and up to which cap. A close, the
// estimates of a running month and the reasons for earning nothing use it. SQL without parameters, for any statement:
// `version` names a row of `pledges`, `payer` one of `payers`, every other argument is an expression.

/**
 * The range in which a version counts, ignoring stops; null instead of an empty one. While it runs (rule 7), and after its
 * payer's first method was saved (rule 20b), exclusive of that instant.
 */
const activeTime = (version: string, payer: string): string => `
  case
    when ${payer}.method_since is not null
      then nullif(${version}.valid * tstzrange(${payer}.method_since + interval '1 microsecond', null), 'empty')
  end`;

/**
 * Whether the payer of the version was erased, or a team without an admin: what the books do not have yet is cancelled then
 * (rules 8 and 31). An erasure ends what runs, so that most versions need no look at who pays.
 */
export const isCancelled = (version: string): string => `
  case
    when ${goesOn(version)} then false
    else (select named.ended from payer_names named where named.payer_id = ${version}.payer_id)
  end`;

/**
 * Which versions price effort, as CTEs for a `with`, of which `pieces` is read: each version with a `piece`, the range of
 * ends it prices, in which it is active, its payer is not stopped (rule 42), and its burner does not rest (decision 56).
 * Stops and rests may split a version into several rows; one with a null `piece` prices nothing, but may still set the cap.
 * `pledges` selects the versions `p`, at least all that may count in the span; `stops` the stops `stop`, `rests` the rests
 * `rest`.
 */
export const piecesWithin = (
  span: string,
  which: { pledges: string; stops: string; rests: string },
): string => `
    stops as materialized (
      ${stopsWithin(span, which.stops)}
    ),
    resting as materialized (
      ${restsWithin(span, which.rests)}
    ),
    running as materialized (
      select p.payer_id, p.burner_id, p.rate_cents, p.cap_cents, p.synced_only, p.valid, lower(p.valid) as since,
        paying.method_since, ${activeTime("p", "paying")} as active,
        nullif(coalesce(stops.during, '{}') + coalesce(resting.during, '{}'), '{}') as away
      from pledges p
      join payers paying on paying.id = p.payer_id
      left join stops on stops.payer_id = p.payer_id
      left join resting on resting.user_id = p.burner_id
      where ${which.pledges}
    ),
    pieces as (
      select running.*, active as piece
      from running
      where away is null
      union all
      select running.*, piece
      from running
      left join lateral unnest(tstzmultirange(active) - away) piece on true
      where away is not null
    )`;

/** Whether a version pays for this kind of effort: for every one, or only for synced ones. */
export const paysFor = (version: string, synced: string): string =>
  `(${synced} or not ${version}.synced_only)`;

/** The same of a workout's trust. */
export const paysForTrust = (version: string, trust: string): string => paysFor(version, isSynced(trust));

/** The exact price of kcal, in 1/100 cent (rule 1). */
export const unitsOf = (version: string, kcal: string): string => `${kcal}::bigint * ${version}.rate_cents`;

/** Cents of a pledge's month: rounded down once, then limited by the cap, if any (rules 1 and 2). */
export const centsOf = (units: string, limit: string): string => `least(${units} / 100, ${limit})`;

/**
 * An aggregate over the versions of one pledge that began before the month's end: the month's cap, which is the latest one's
 * (rule 2). Cents; null: none.
 */
export const latestLimit = (capCents: string, since: string): string =>
  `(array_agg(${capCents} order by ${since} desc))[1]`;

/**
 * The limits of a pledge by month, for `limitIn`: an array over all its versions `version`, which have a `since`. A window
 * function, once for many months.
 */
export const limitsOf = (version: string): { months: string; cents: string } => {
  const over = `over (
    partition by ${version}.payer_id, ${version}.burner_id
    order by ${version}.since
    rows between unbounded preceding and unbounded following
  )`;
  return {
    months: `array_agg(period_of(${version}.since)) ${over}`,
    cents: `array_agg(${version}.cap_cents) ${over}`,
  };
};

/** The same cap as `latestLimit` of the versions that began in a month or before; cents; null: none. */
export const limitIn = (limits: { months: string; cents: string }, month: string): string =>
  `(${limits.cents})[width_bucket(${month}, ${limits.months})]`;

/** Whether a burner chose any organisation. */
export const choseSomebody = (burnerId: string): string =>
  `exists (select from user_organisations chosen where chosen.user_id = ${burnerId})`;

/** Whether money from a payer reaches an organisation that the burner chose (rule 13). */
const reachesSomebody = (payerId: string, burnerId: string): string => `
  exists (
    select 1
    from user_organisations chosen
    where chosen.user_id = ${burnerId}
      and not exists (
        select 1
        from payer_blacklist b
        where b.payer_id = ${payerId}
          and b.organisation_id = chosen.organisation_id
      )
  )`;

/**
 * Whether any organisation would receive it, as far as the reader may know: a burner must not learn of a blacklist before
 * the close (decision 51). The close uses neither: it writes a line of 0 (rule 13).
 */
export const givesToSomebody = (reader: "payer" | "burner", payerId: string, burnerId: string): string =>
  reader === "burner" ? choseSomebody(burnerId) : reachesSomebody(payerId, burnerId);
