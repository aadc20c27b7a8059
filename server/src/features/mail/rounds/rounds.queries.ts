import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { MASS_MAILS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";

export type RoundKind = "reminder_sync" | "month_recap" | "card_expiring_early" | "card_expiring_late";

/** SQL of the time each bulk mail may be sent: so many a minute from now on, in the order of this column. */
export const spread = (column: string, now: Date) => sql`
  ${now}::timestamptz + make_interval(mins => ((row_number() over (order by ${sql.raw(column)}) - 1) / ${sql.lit(MASS_MAILS_A_MINUTE)})::integer)`;

/** True for the first caller ever: concurrent ones wait for it and then find the round made. */
export async function beginRound(
  db: Queryable,
  kind: RoundKind,
  period: PeriodId,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("mail_rounds")
    .values({ kind, period, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Closed months without a recap, and whether their first collection round is over: no charge waits for its notice or its
 * first try.
 */
export async function untoldMonths(
  db: Queryable,
  oldest: PeriodId,
): Promise<{ period: PeriodId; collected: boolean }[]> {
  const { rows } = await sql<{ period: PeriodId; collected: boolean }>`
    select p.id as period,
      p.stage <> 'computed' and not exists (
        select from charges c
        where c.period_id = p.id
          and c.state in ('planned', 'notified', 'submitting')
      ) as collected
    from billing_periods p
    where p.stage <> 'open'
      and p.id >= ${oldest}
      and not exists (select from mail_rounds r where r.kind = 'month_recap' and r.period = p.id)
    order by p.id
  `.execute(db);
  return rows;
}
