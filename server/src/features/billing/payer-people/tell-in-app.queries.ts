import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { notifyMany } from "../../notifications/notify.queries.ts";

/** Tells everybody who acts for a charge's payer, once per key: its amount as it is now, and the day it is due. */
export const tellOfCharge = (
  db: Queryable,
  kind: "collecting" | "collected" | "not_collected",
  { chargeId, key }: { chargeId: number; key: string },
  now: Date,
): Promise<void> =>
  notifyMany(
    db,
    kind,
    sql`
      select p.user_id, ${key}::text as key, ${now}::timestamptz as told_at,
        jsonb_build_object('statement_id', c.statement_id, 'cents', c.amount_cents, 'due_at', c.due_at) as about
      from charges c
      join people_of_payers p on p.payer_id = c.payer_id
      where c.id = ${chargeId}
    `,
  );
