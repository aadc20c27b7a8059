import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";

/** Every month that was billed, with its figure of this name where it is kept. */
export async function monthsWithFigure(
  db: Queryable,
  figure: string,
): Promise<{ id: PeriodId; sums: unknown }[]> {
  const { rows } = await sql<{ id: PeriodId; sums: unknown }>`
    select p.id, k.sums
    from billing_periods p
    left join month_figures k on k.period_id = p.id and k.figure = ${figure}
    order by p.id desc
  `.execute(db);
  return rows;
}

export async function findFigure(db: Queryable, figure: string, period: PeriodId): Promise<unknown> {
  const row = await db
    .selectFrom("month_figures")
    .select("sums")
    .where("period_id", "=", period)
    .where("figure", "=", figure)
    .executeTakeFirst();
  return row?.sums ?? null;
}

/** Closed months of which a figure is missing; not those closed just now, about which something may still be written. */
export async function monthsToKeep(
  db: Queryable,
  figures: readonly string[],
  closedBefore: Date,
): Promise<PeriodId[]> {
  const { rows } = await sql<{ id: PeriodId }>`
    select p.id
    from billing_periods p
    where p.stage = 'closed'
      and p.checked_at < ${closedBefore}
      and (select count(*) from month_figures k where k.period_id = p.id and k.figure = any(${[...figures]}::text[])) < ${figures.length}
    order by p.id desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * False while somebody changes something of the month. Until the end of the transaction nobody does. The month's row is written,
 * not only locked: a repeatable-read transaction that began before, and would not see what is kept now, fails with 40001
 * when it changes something of the month, and begins again.
 */
export async function holdMonth(db: Queryable, period: PeriodId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update billing_periods
    set id = id
    where id in (
      select id from billing_periods where id = ${period} and stage = 'closed' for no key update skip locked
    )
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function keepFigure(
  db: Queryable,
  { period, figure, sums }: { period: PeriodId; figure: string; sums: string },
): Promise<void> {
  await db
    .insertInto("month_figures")
    .values({ period_id: period, figure, sums })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
