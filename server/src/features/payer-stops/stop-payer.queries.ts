import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { lasts, lockPayer, type StopEnd, type StopKind } from "./stops.queries.ts";

// The only statements that write stops.

/** Of the rows of `payer_stops` the one of this kind that goes on. */
const going = (payerId: number, kind: StopKind, now: Date) => sql`
  stop.payer_id = ${payerId}
    and stop.kind = ${kind}
    and (select ${sql.raw(lasts("asked.at"))} from (select ${now}::timestamptz as at) asked)`;

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
      and not exists (select from payer_stops stop where ${going(payerId, kind, now)})
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

type Pausing = { payerId: number; userId: number; until: Date | null };

/** The payer's own pause, until a day or (null) until they go on: begins it, or moves its end. In a transaction. */
export async function pauseOwn(db: Queryable, { payerId, userId, until }: Pausing, now: Date): Promise<void> {
  await openStop(db, payerId, "own", now);
  const [by, user] = until === null ? [null, null] : ["person", userId];
  await sql`
    update payer_stops stop
    set during = tstzrange(lower(stop.during), ${until}), dated = ${until !== null}, ended_by = ${by}, ended_by_user = ${user}
    where ${going(payerId, "own", now)}
      and upper(stop.during) is distinct from ${until}::timestamptz
  `.execute(db);
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
    update payer_stops stop
    set during = tstzrange(lower(stop.during), greatest(${now}::timestamptz, lower(stop.during) + interval '1 microsecond')),
      dated = false,
      ended_by = ${end.by},
      ended_by_user = ${end.by === "payment" ? null : end.userId}
    where ${going(payerId, kind, now)}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
