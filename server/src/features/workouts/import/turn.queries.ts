import { sql } from "kysely";
import { LEASE_SECONDS } from "#server/concurrency/lease.ts";
import type { Queryable } from "#server/db/client.ts";

/** A process that reads an import of this person. */
type Turn = { userId: number; holder: string };

const LEASE = sql.lit(`${LEASE_SECONDS} seconds`);

/** False while another import of the person is read. */
export async function takeTurn(db: Queryable, { userId, holder }: Turn): Promise<boolean> {
  const { rows } = await sql`
    insert into import_turns as t (user_id, holder, held_until)
    values (${userId}, ${holder}, clock_timestamp() + ${LEASE}::interval)
    on conflict (user_id) do update
      set holder = excluded.holder, held_until = excluded.held_until
      where t.held_until < clock_timestamp()
    returning t.user_id
  `.execute(db);
  return rows.length > 0;
}

export async function keepTurn(db: Queryable, { userId, holder }: Turn): Promise<void> {
  await sql`
    update import_turns
    set held_until = clock_timestamp() + ${LEASE}::interval
    where user_id = ${userId}
      and holder = ${holder}
  `.execute(db);
}

export async function endTurn(db: Queryable, { userId, holder }: Turn): Promise<void> {
  await db.deleteFrom("import_turns").where("user_id", "=", userId).where("holder", "=", holder).execute();
}

/** Of processes that died while they read. */
export async function deleteForsakenTurns(db: Queryable): Promise<void> {
  await sql`delete from import_turns where held_until < clock_timestamp()`.execute(db);
}
