import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../../db/client.ts";
import { spread } from "../../rounds/queries.ts";

/** For whoever acts for a payer with a running pledge whose card ends with one of these months. How many mails. */
export async function enqueueCardWarnings(
  db: Queryable,
  months: readonly PeriodId[],
  round: string,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'card_expiring:' || ${round}::text || ':' || y.id || ':' || p.user_id, 'card_expiring', p.user_id,
      jsonb_build_object('payer_id', y.id, 'method_ref', y.method_ref, 'last_month', y.method_expires),
      ${spread("y.id", now)}
    from payers y
    join payer_people p on p.payer_id = y.id
    where y.method_expires = any(${[...months]}::integer[])
      and y.method_ref is not null
      and y.paused_at is null
      and y.blocked_at is null
      and exists (select from pledges g where g.payer_id = y.id and upper_inf(g.valid))
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type ExpiringCard = { label: string; team: { id: number; name: string } | null };

/** Null: it was replaced since, or nobody is supported with it any more. */
export async function expiringCard(
  db: Queryable,
  card: { payerId: number; methodRef: string; lastMonth: PeriodId },
): Promise<ExpiringCard | null> {
  const { rows } = await sql<ExpiringCard>`
    select coalesce(y.method_label, '—') as label,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team
    from payers y
    left join teams t on t.id = y.team_id
    where y.id = ${card.payerId}
      and y.method_ref = ${card.methodRef}
      and y.method_expires = ${card.lastMonth}
      and exists (select from pledges g where g.payer_id = y.id and upper_inf(g.valid))
  `.execute(db);
  return rows[0] ?? null;
}
