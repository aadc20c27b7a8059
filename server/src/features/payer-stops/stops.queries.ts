import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { isRefusedForGood } from "./refused-for-good.queries.ts";

/**
 * Rule 42. `pause`: two months in a row could not be collected. `dispute`: the bank took a payment back. `own`: the payer
 * chose it. Whatever the kind, effort that ends within it earns nothing, and there is no forecast.
 */
export type StopKind = "pause" | "dispute" | "own";

/** What ended it: a successful payment, the payer's own people, or an admin. */
export type StopEnd = { by: "payment" } | { by: "person" | "admin"; userId: number };

/** Stops without an end until something ends them. */
type LastingKind = Exclude<StopKind, "own">;

/** SQL: whether the payer is stopped by this kind. */
export const isStopped = (payerId: string, kind: LastingKind): string => `
  exists (
    select from payer_stops stop
    where stop.payer_id = ${payerId}
      and upper_inf(stop.during)
      and stop.kind = '${kind}'
  )`;

/** SQL: since when the payer has been stopped by this kind; null: it is not. */
export const stoppedSince = (payerId: string, kind: LastingKind): string => `
  (
    select lower(stop.during)
    from payer_stops stop
    where stop.payer_id = ${payerId}
      and upper_inf(stop.during)
      and stop.kind = '${kind}'
  )`;

/** Whether the stop `stop` goes on: it has no end, or one on a day ahead (decision 56). */
export const lasts = (now: string): string =>
  `(upper_inf(stop.during) or stop.dated and upper(stop.during) > ${now})`;

/** SQL: whether the payer is stopped now, by any kind. */
export const isStoppedNow = (payerId: string, now: string): string => `
  exists (
    select from payer_stops stop
    where stop.payer_id = ${payerId}
      and ${lasts(now)}
  )`;

/** SQL: until when the payer is stopped, if nothing stops them but a pause with an end; else null. */
export const pausedUntil = (payerId: string, now: string): string => `
  (
    select max(upper(stop.during))
    from payer_stops stop
    where stop.payer_id = ${payerId}
      and ${lasts(now)}
    having bool_and(stop.dated)
  )`;

/** A payer's own pause; without an `until` it lasts until they go on. */
export type OwnPause = { since: string; until: string | null };

/** SQL: the `OwnPause` that goes on now, as JSON; null: there is none. */
export const ownPause = (payerId: string, now: string): string => `
  (
    select json_build_object('since', lower(stop.during), 'until', upper(stop.during))
    from payer_stops stop
    where stop.payer_id = ${payerId}
      and stop.kind = 'own'
      and ${lasts(now)}
  )`;

/**
 * SQL: the stops that overlap a span, given as a `tstzrange`: one row `(payer_id, during)` per payer; `during` is a
 * multirange. A pledge version counts in `tstzmultirange(valid) - during`, which may be several ranges.
 */
export const stopsWithin = (span: string, whose = "true"): string => `
  select stop.payer_id, range_agg(stop.during) as during
  from payer_stops stop
  where stop.during && ${span}
    and ${whose}
  group by stop.payer_id`;

/** SQL: whether the payer `y` has another method than those of the written-off months, and none refused for good. */
export const MAY_GO_ON = `
  (
    y.method_state = 'active'
    and not ${isRefusedForGood("y.id", "y.method_ref")}
    and not exists (
      select from charges given_up
      join charge_attempts tried on tried.charge_id = given_up.id
      where given_up.payer_id = y.id
        and given_up.state = 'written_off'
        and tried.method_ref = y.method_ref
    )
  )`;

/** Serialises what is decided about one payer. Where a charge is locked too, it is locked first. */
export async function lockPayer(db: Queryable, payerId: number): Promise<void> {
  await sql`select from payers where id = ${payerId} for no key update`.execute(db);
}

export type PauseStands = {
  /** Because two months were written off. */
  paused: boolean;
  /** By the payer's own choice. */
  own: boolean;
  mayGoOn: boolean;
};

/** Locks the payer. Null: there is none. */
export async function lockPause(db: Queryable, payerId: number, now: Date): Promise<PauseStands | null> {
  await lockPayer(db, payerId);
  const { rows } = await sql<PauseStands>`
    select ${sql.raw(isStopped("y.id", "pause"))} as paused,
      ${sql.raw(ownPause("y.id", "asked.at"))} is not null as own, ${sql.raw(MAY_GO_ON)} as "mayGoOn"
    from payers y
    cross join (select ${now}::timestamptz as at) asked
    where y.id = ${payerId}
  `.execute(db);
  return rows[0] ?? null;
}

/** What stops a payer now, a dispute first; null: nothing. */
export async function stopOf(db: Queryable, payerId: number, now: Date): Promise<StopKind | null> {
  const { rows } = await sql<{ kind: StopKind }>`
    select stop.kind
    from payer_stops stop
    cross join (select ${now}::timestamptz as at) asked
    where stop.payer_id = ${payerId}
      and ${sql.raw(lasts("asked.at"))}
    order by stop.kind = 'dispute' desc, stop.kind
    limit 1
  `.execute(db);
  return rows[0]?.kind ?? null;
}
