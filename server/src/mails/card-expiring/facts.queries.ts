import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { goesOn } from "#server/db/pledge-times.ts";
import type { TeamMailData } from "../statement-mail-data.ts";

type ExpiringCard = { methodLabel: string; team: TeamMailData | null };

/** Null: the card was replaced since, or no pledge runs any more. */
export async function expiringCard(
  db: Queryable,
  card: { payerId: number; methodRef: string; lastMonth: PeriodId },
): Promise<ExpiringCard | null> {
  const { rows } = await sql<ExpiringCard>`
    select coalesce(y.method_label, '—') as "methodLabel",
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team
    from payers y
    left join teams t on t.id = y.team_id
    where y.id = ${card.payerId}
      and y.method_ref = ${card.methodRef}
      and y.method_expires = ${card.lastMonth}
      and exists (select from pledges g where g.payer_id = y.id and ${sql.raw(goesOn("g"))})
  `.execute(db);
  return rows[0] ?? null;
}
