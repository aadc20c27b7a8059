import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../../db/client.ts";

export type People = { total: number; burners: number; donors: number; recent: number };

export async function countPeople(db: Queryable, since: Date): Promise<People> {
  const { rows } = await sql<People>`
    select count(*)::int as total,
      (count(*) filter (where d.is_burner))::int as burners,
      (count(*) filter (where d.is_donor))::int as donors,
      (count(*) filter (where u.created_at >= ${since}))::int as recent
    from users u
    join directory d on d.user_id = u.id
    where u.erased_at is null
  `.execute(db);
  return rows[0] ?? { total: 0, burners: 0, donors: 0, recent: 0 };
}

export type Kcal = { this_month: bigint; all_time: bigint };

export async function sumKcal(db: Queryable, period: PeriodId): Promise<Kcal> {
  const { rows } = await sql<Kcal>`
    select coalesce(sum(kcal) filter (where period = ${period}), 0)::bigint as this_month,
      coalesce(sum(kcal), 0)::bigint as all_time
    from kcal_months
  `.execute(db);
  return rows[0] ?? { this_month: 0n, all_time: 0n };
}

export type ChargeTally = { state: string; count: number; cents: bigint };

export async function tallyCharges(db: Queryable): Promise<ChargeTally[]> {
  const { rows } = await sql<ChargeTally>`
    select state, count(*)::int as count, sum(amount_cents)::bigint as cents
    from charges
    group by state
    order by state
  `.execute(db);
  return rows;
}

export async function sumCarried(db: Queryable): Promise<{ count: number; cents: bigint }> {
  const { rows } = await sql<{ count: number; cents: bigint }>`
    select count(*)::int as count, coalesce(sum(due_cents), 0)::bigint as cents
    from statement_lines
    where state = 'carried'
  `.execute(db);
  return rows[0] ?? { count: 0, cents: 0n };
}

export async function sumCollected(db: Queryable): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents
    from gross_totals
    where party = 'payer'
  `.execute(db);
  return rows[0]?.cents ?? 0n;
}
