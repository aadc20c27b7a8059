import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";

/** Announced months whose charges have all ended, one way or another. */
export async function markSettled(db: Queryable): Promise<void> {
  await sql`
    update billing_periods p
    set stage = 'settled'
    where p.stage = 'announced'
      and not exists (
        select 1
        from charges c
        where c.period_id = p.id
          and c.state not in ('succeeded', 'canceled', 'written_off')
      )
  `.execute(db);
}

/** Settled months that were not checked since `notSince`; marks them as checked, so that one process does it. */
export async function takeSettled(db: Queryable, now: Date, notSince: Date): Promise<PeriodId[]> {
  const { rows } = await sql<{ id: PeriodId }>`
    update billing_periods
    set checked_at = ${now}
    where stage = 'settled'
      and (checked_at is null or checked_at <= ${notSince})
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function markClosed(db: Queryable, periods: readonly PeriodId[]): Promise<void> {
  if (periods.length === 0) return;
  await db
    .updateTable("billing_periods")
    .set({ stage: "closed" })
    .where("id", "in", [...periods])
    .where("stage", "=", "settled")
    .execute();
}
