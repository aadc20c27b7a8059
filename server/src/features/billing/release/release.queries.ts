import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/**
 * SQL: charge `c` can be released (rule 17). Blocked by an undecided dispute, and by a refund that was requested or is
 * pending at the provider. A refund that is already booked does not block: its sum has left the shares, and if it fails
 * exactly that part comes back, even after the release. A bank may keep one for weeks.
 */
const releasable = (now: Date) => sql`
  c.release_at <= ${now}
  and c.released_at is null
  and c.state = 'succeeded'
  and not exists (select from disputes d where d.charge_id = c.id and d.state in ('inquiry', 'open'))
  and not exists (select from refunds r where r.charge_id = c.id and r.state = 'requested')`;

export type Releasable = { id: number; release_at: Date };

/** Keyset-paged by release time; `after` is the cursor. */
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
 * Locks the charge, if it can be released and is not locked (SKIP LOCKED). The second statement checks again, because it
 * sees what was committed before the lock was acquired.
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
