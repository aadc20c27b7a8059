import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";

// A rest goes on while its end is ahead: it begins when it is chosen, so none lies ahead as a whole. SQL without parameters,
// for any statement.

/** SQL: until when a person rests; null: they do not. */
export const restingUntil = (personId: string, now: string): string => `
  (
    select upper(rest.during)
    from rests rest
    where rest.user_id = ${personId}
      and upper(rest.during) > ${now}
  )`;

/** SQL: the rests that overlap a span, given as a `tstzrange`, in which effort is priced by nobody: one row `(user_id, during)` per person, a multirange. */
export const restsWithin = (span: string, whose = "true"): string => `
  select rest.user_id, range_agg(rest.during) as during
  from rests rest
  where rest.during && ${span}
    and ${whose}
  group by rest.user_id`;

/** Of the rows of `rests` the one that goes on. */
const going = (userId: number, now: Date) => sql`user_id = ${userId} and upper(during) > ${now}`;

/** Serialises what a person decides about their rest. */
const lockPerson = (db: Queryable, userId: number) =>
  sql`select from users where id = ${userId} for no key update`.execute(db);

/** Begins a rest, or moves the end of the one that goes on. In a transaction. */
export async function restUntil(db: Queryable, userId: number, until: Date, now: Date): Promise<void> {
  await lockPerson(db, userId);
  const { numAffectedRows } = await sql`
    update rests
    set during = tstzrange(lower(during), ${until})
    where ${going(userId, now)}
  `.execute(db);
  if ((numAffectedRows ?? 0n) > 0n) return;
  await sql`insert into rests (user_id, during) values (${userId}, tstzrange(${now}, ${until}))`.execute(db);
}

/** Ends the rest that goes on; false: there was none. In a transaction. */
export async function endRest(db: Queryable, userId: number, now: Date): Promise<boolean> {
  await lockPerson(db, userId);
  const { numAffectedRows } = await sql`
    update rests
    set during = tstzrange(lower(during), greatest(${now}::timestamptz, lower(during) + interval '1 microsecond'))
    where ${going(userId, now)}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
