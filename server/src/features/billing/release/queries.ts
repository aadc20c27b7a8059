import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";

/**
 * Of the charge `c`: what it brought may go to the organisations. Not while somebody may still take it back: a dispute
 * that is not decided, a refund that was asked for and is not booked yet, also one that the provider holds (rule 17). A
 * refund that is on its way is none of these: its sum is out of the shares already, what is left of them is nobody else's,
 * and should it come back, so does exactly that part, also to what was released meanwhile. A bank may keep one for weeks.
 */
const releasable = (now: Date) => sql`
  c.release_at <= ${now}
  and c.released_at is null
  and c.state = 'succeeded'
  and not exists (select from disputes d where d.charge_id = c.id and d.state in ('inquiry', 'open'))
  and not exists (select from refunds r where r.charge_id = c.id and r.state = 'requested')`;

export type Releasable = { id: number; release_at: Date };

/** In the order in which their time came, from one after another on. */
export async function releasableCharges(
  db: Queryable,
  { now, after, limit }: { now: Date; after: Releasable | undefined; limit: number },
): Promise<Releasable[]> {
  const { rows } = await sql<Releasable>`
    select c.id, c.release_at
    from charges c
    where ${releasable(now)}
      and ${after === undefined ? sql`true` : sql`(c.release_at, c.id) > (${after.release_at}::timestamptz, ${after.id}::integer)`}
    order by c.release_at, c.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * The charge, held, if it may be released and nobody else has it in hand. Asked in two statements: the second one sees
 * what was committed before the lock was had.
 */
export async function takeReleasable(
  db: Queryable,
  id: number,
  now: Date,
): Promise<{ id: number; period_id: number } | null> {
  await sql`select from charges where id = ${id} for no key update skip locked`.execute(db);
  const { rows } = await sql<{ id: number; period_id: number }>`
    select c.id, c.period_id
    from charges c
    where c.id = ${id}
      and ${releasable(now)}
    for no key update skip locked
  `.execute(db);
  return rows[0] ?? null;
}

export async function markReleased(db: Queryable, id: number, now: Date): Promise<void> {
  await db.updateTable("charges").set({ released_at: now }).where("id", "=", id).execute();
}
