import { stopsWithin, wasStoppedAt } from "../payer-stops/stops.queries.ts";
import { isSynced } from "./pledges.queries.ts";

// What effort costs, said once: which version of a pledge prices it, at what, and up to what. The bill of a close, the
// estimates of a running month and the reasons why nothing is given are made of these. SQL without values, for any
// statement: `version` names a row of `pledges`, `payer` one of `payers`, every other argument is an expression.

/**
 * A range, or null where it would be empty: when a version counts, stops left aside. While it runs (rule 7), and later
 * than its payer's first method was saved (rule 20b): what ended with it does not count.
 */
const activeTime = (version: string, payer: string): string => `
  case
    when ${payer}.method_since is not null
      then nullif(${version}.valid * tstzrange(${payer}.method_since + interval '1 microsecond', null), 'empty')
  end`;

/** Whether a version counts what ended at an instant, stops left aside. */
export const isActiveAt = (version: string, payer: string, at: string): string =>
  `(${activeTime(version, payer)}) @> ${at}`;

/** Whether a version prices what ended at an instant: it is active, and nothing stops its payer then (rule 42). */
export const pricesAt = (version: string, payer: string, at: string): string =>
  `(${isActiveAt(version, payer, at)} and not ${wasStoppedAt(`${payer}.id`, at)})`;

/**
 * The same for many workouts at once, as tables for a `with`, of which `pieces` is read: each version, and `piece`, when it
 * prices what ends. Between its payer's stops that may be several rows; one whose `piece` is null prices nothing, and may still
 * say what the limit is. `pledges` says which versions `p`, all that may count in the span among them; `stops` which `stop`.
 */
export const piecesWithin = (span: string, which: { pledges: string; stops: string }): string => `
    stops as materialized (
      ${stopsWithin(span, which.stops)}
    ),
    running as materialized (
      select p.payer_id, p.burner_id, p.rate_c100, p.cap_cents, p.synced_only, lower(p.valid) as since,
        ${activeTime("p", "paying")} as active, stops.during
      from pledges p
      join payers paying on paying.id = p.payer_id
      left join stops on stops.payer_id = p.payer_id
      where ${which.pledges}
    ),
    pieces as (
      select running.*, active as piece
      from running
      where during is null
      union all
      select running.*, piece
      from running
      left join lateral unnest(tstzmultirange(active) - during) piece on true
      where during is not null
    )`;

/** Whether a version pays for this kind of effort: every one, or only what was synced. */
export const paysFor = (version: string, synced: string): string =>
  `(${synced} or not ${version}.synced_only)`;

/** The same of a workout's trust. */
export const paysForTrust = (version: string, trust: string): string => paysFor(version, isSynced(trust));

/** What kcal cost, exactly, in 1/100 cent (rule 1). */
export const unitsOf = (version: string, kcal: string): string => `${kcal}::bigint * ${version}.rate_c100`;

/** Cents of a pledge's month: rounded down once, then at most the limit, where there is one (rules 1 and 2). */
export const centsOf = (units: string, limit: string): string => `least(${units} / 100, ${limit})`;

/**
 * An aggregate over the versions of one pledge that began before the month's end: the month's limit, that of the latest
 * (rule 2). Cents; null: none.
 */
export const latestLimit = (capCents: string, since: string): string =>
  `(array_agg(${capCents} order by ${since} desc))[1]`;

/** Whether a burner chose an organisation at all. */
export const choseSomebody = (burnerId: string): string =>
  `exists (select from user_organisations chosen where chosen.user_id = ${burnerId})`;

/** Whether money from one reaches an organisation that the other chose (rule 13). */
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
 * Whether there is somebody to give it to, as the one who reads may know: nothing that a burner reads before the close tells
 * of a blacklist (decision 51). The close asks neither: it writes a line of 0 (rule 13).
 */
export const givesToSomebody = (reader: "payer" | "burner", payerId: string, burnerId: string): string =>
  reader === "burner" ? choseSomebody(burnerId) : reachesSomebody(payerId, burnerId);
