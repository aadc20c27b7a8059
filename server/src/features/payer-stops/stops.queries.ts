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

const ofKind = (kind: StopKind | null) => (kind === null ? "" : `and stop.kind = '${kind}'`);

/** SQL: whether the payer is stopped now; by one kind, or by any. */
export const isStopped = (payerId: string, kind: StopKind | null = null): string => `
  exists (
    select from payer_stops stop
    where stop.payer_id = ${payerId}
      and upper_inf(stop.during) ${ofKind(kind)}
  )`;

/** SQL: since when the payer has been stopped by this kind; null: it is not. */
export const stoppedSince = (payerId: string, kind: StopKind): string => `
  (
    select lower(stop.during)
    from payer_stops stop
    where stop.payer_id = ${payerId}
      and upper_inf(stop.during) ${ofKind(kind)}
  )`;

/** SQL: whether the payer was stopped at that instant, by any kind: effort that ended then earns nothing from them. */
export const wasStoppedAt = (payerId: string, at: string): string => `
  exists (
    select from payer_stops stop
    where stop.payer_id = ${payerId}
      and stop.during @> ${at}
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
export async function lockPause(db: Queryable, payerId: number): Promise<PauseStands | null> {
  await lockPayer(db, payerId);
  const { rows } = await sql<PauseStands>`
    select ${sql.raw(isStopped("y.id", "pause"))} as paused, ${sql.raw(isStopped("y.id", "own"))} as own,
      ${sql.raw(MAY_GO_ON)} as "mayGoOn"
    from payers y
    where y.id = ${payerId}
  `.execute(db);
  return rows[0] ?? null;
}

/** What stops a payer now, a dispute first; null: nothing. */
export async function stopOf(db: Queryable, payerId: number): Promise<StopKind | null> {
  const { rows } = await sql<{ kind: StopKind }>`
    select kind
    from payer_stops
    where payer_id = ${payerId}
      and upper_inf(during)
    order by kind = 'dispute' desc, kind
    limit 1
  `.execute(db);
  return rows[0]?.kind ?? null;
}

/** Stops a payer from now on; false: already stopped. In a transaction: locks the payer's row. */
export async function openStop(db: Queryable, payerId: number, kind: StopKind, now: Date): Promise<boolean> {
  await lockPayer(db, payerId);
  const { numAffectedRows } = await sql`
    insert into payer_stops (payer_id, kind, during)
    select y.id, ${kind}, tstzrange(greatest(${now}::timestamptz, last.until), null)
    from payers y
    cross join lateral (
      -- a clock that was set back must not make two of them overlap
      select max(upper(stop.during)) as until
      from payer_stops stop
      where stop.payer_id = y.id
        and stop.kind = ${kind}
    ) last
    where y.id = ${payerId}
      and not ${sql.raw(isStopped("y.id", kind))}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends a stop of this kind from now on; false: there was none. */
export async function endStop(
  db: Queryable,
  payerId: number,
  kind: StopKind,
  end: StopEnd,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payer_stops
    set during = tstzrange(lower(during), greatest(${now}::timestamptz, lower(during) + interval '1 microsecond')),
      ended_by = ${end.by},
      ended_by_user = ${end.by === "payment" ? null : end.userId}
    where payer_id = ${payerId}
      and kind = ${kind}
      and upper_inf(during)
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
