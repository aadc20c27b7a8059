import { sql } from "kysely";
import type { Queryable } from "../../../db/client.ts";

type Attempt = {
  payerId: number;
  /** Who asks for the pledge; null: the burner, by a code. */
  actorId: number | null;
  burnerId: number;
};

/** Whether the burner refused this payer, whoever acts for it, or who asks: a team is no way around a refusal. */
export async function isRefused(db: Queryable, { payerId, actorId, burnerId }: Attempt): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select exists (
      select 1
      from refused_donors r
      where r.burner_id = ${burnerId}
        and (
          r.user_id = ${actorId}::integer
          or r.user_id in (select acting.user_id from payer_people acting where acting.payer_id = ${payerId})
          or r.team_id = (select y.team_id from payers y where y.id = ${payerId})
        )
    ) as refused
  `.execute(db);
  return rows[0]?.refused ?? false;
}

/** Of an erased person, on both sides. */
export async function forgetRefusals(db: Queryable, userId: number): Promise<void> {
  await db
    .deleteFrom("refused_donors")
    .where((either) => either.or([either("burner_id", "=", userId), either("user_id", "=", userId)]))
    .execute();
}
