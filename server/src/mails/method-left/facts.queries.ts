import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

type MethodLeft = { methodLabel: string; teamName: string };

/** Null: the method was replaced or removed since, or the person acts for the team again. */
export async function methodLeftOf(
  db: Queryable,
  left: { userId: number; payerId: number; methodRef: string },
): Promise<MethodLeft | null> {
  const { rows } = await sql<MethodLeft>`
    select coalesce(y.method_label, '—') as "methodLabel", t.name as "teamName"
    from payers y
    join teams t on t.id = y.team_id and t.deleted_at is null
    where y.id = ${left.payerId}
      and y.method_ref = ${left.methodRef}
      and not exists (
        select from payer_people acting where acting.payer_id = y.id and acting.user_id = ${left.userId}
      )
  `.execute(db);
  return rows[0] ?? null;
}
