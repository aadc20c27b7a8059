import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { holdMonth } from "../figures/month-figures.queries.ts";

/** What was not compared yet, or changed since: months that were billed, and seals. */
export type Uncompared = { run: string; months: PeriodId[]; seals: PeriodId[] };

/** All months but those that are closed and were compared, and all seals that were not. `whole`: all of both. */
export async function uncompared(
  db: Queryable,
  whole: boolean,
): Promise<Pick<Uncompared, "months" | "seals">> {
  const { rows } = await sql<{ months: PeriodId[]; seals: PeriodId[] }>`
    with compared as (
      select month, what from months_compared where compared_at is not null and not ${whole}
    )
    select
      array(
        select id from billing_periods where id not in (select month from compared where what = 'books') order by id
      ) as months,
      array(
        select month from ledger_seals where month not in (select month from compared where what = 'seal') order by month
      ) as seals
  `.execute(db);
  return rows[0] ?? { months: [], seals: [] };
}

/** SQL: the months but those that are closed and were compared. */
const TO_COMPARE = `
  select id from public.billing_periods
  where id not in (select month from public.months_compared where what = 'books' and compared_at is not null)`;

/**
 * A check that reads kept sums, of the months that were not compared or changed since. Month by month: how many there are is
 * known only when it runs, and for some of them PostgreSQL reads all totals rather than the index.
 */
export const ofMonthsToCompare = (check: string): string => `
  with gross_totals as (
    select g.*
    from (${TO_COMPARE}) m
    cross join lateral (select * from public.gross_totals where period_id = m.id offset 0) g
  )
  select * from (
${check.trimEnd().replace(/;$/, "")}
  ) found`;

/**
 * Notes that these are being compared, in a transaction of its own: whatever changes one of the months from now on deletes
 * its note (migration 0206). A month that is just being changed, or is not closed for an hour, gets none.
 */
export async function noteComparing(
  db: Queryable,
  { months, seals }: Pick<Uncompared, "months" | "seals">,
  closedBefore: Date,
): Promise<string> {
  const run = randomUUID();
  const { rows } = await sql<{ id: PeriodId }>`
    select id
    from billing_periods
    where id = any(${[...months]}::integer[])
      and stage = 'closed'
      and checked_at < ${closedBefore}
    order by id
  `.execute(db);
  for (const { id } of rows) if (await holdMonth(db, id)) await note(db, id, "books", run);
  for (const month of seals) await note(db, month, "seal", run);
  return run;
}

async function note(db: Queryable, month: PeriodId, what: "books" | "seal", run: string): Promise<void> {
  await db
    .insertInto("months_compared")
    .values({ month, what, run, compared_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(["month", "what"])
        .doUpdateSet(what === "books" ? { run, compared_at: null } : { run }),
    )
    .execute();
}

/**
 * What agreed: these months are not compared again until something of them changes; of the seals the transfers are added up
 * once. Nothing is noted of what changed while it was compared, of what is just being changed, which nobody waits for here,
 * or of what another process compared meanwhile.
 */
export async function noteCompared(
  db: Queryable,
  { run, months, seals }: Uncompared,
  now: Date,
): Promise<void> {
  for (const month of months) {
    if (!(await holdMonth(db, month))) continue;
    await db
      .updateTable("months_compared")
      .set({ compared_at: now })
      .where("what", "=", "books")
      .where("run", "=", run)
      .where("month", "=", month)
      .execute();
  }
  await sql`
    with mine as (
      select month
      from months_compared
      where what = 'seal'
        and run = ${run}
        and compared_at is null
        and month = any(${[...seals]}::integer[])
      order by month
      for update
    ),
    agreed as (
      update months_compared
      set compared_at = ${now}
      where what = 'seal'
        and month in (select month from mine)
      returning month
    ),
    summed as (
      select t.debit_id, t.credit_id, t.amount_cents
      from agreed
      join ledger_leaves l on l.month = agreed.month
      join transfers t on t.journal_id = l.journal_id
    )
    insert into balances_compared as b (account_id, debits, credits)
    select account_id, sum(debit), sum(credit)
    from (
      select debit_id as account_id, amount_cents as debit, 0 as credit from summed
      union all
      select credit_id, 0, amount_cents from summed
    ) legs
    group by account_id
    order by account_id
    on conflict (account_id) do update
      set debits = b.debits + excluded.debits, credits = b.credits + excluded.credits
  `.execute(db);
}

/**
 * Puts a temporary view of the same name before each table that the checks read: named without a schema, as there, it has
 * only what belongs to the months and seals, until `unshadowTables`.
 */
export async function shadowTables(
  db: Queryable,
  { months, seals }: Pick<Uncompared, "months" | "seals">,
): Promise<void> {
  const [billed, sealed] = [arrayOf(months), arrayOf(seals)];
  await sql`create temporary view billing_periods as select * from public.billing_periods where id = any(${billed})`.execute(
    db,
  );
  await sql`create temporary view charges as select * from public.charges where period_id = any(${billed})`.execute(
    db,
  );
  await sql`create temporary view statements as select * from public.statements where period_id = any(${billed})`.execute(
    db,
  );
  await sql`create temporary view gross_totals as select * from public.gross_totals where period_id = any(${billed})`.execute(
    db,
  );
  await sql`
    create temporary view journals as
    select * from public.journals where period_id = any(${billed}) or period_id is null
  `.execute(db);
  await sql`
    create temporary view transfers as
    select t.*
    from public.journals j
    join public.transfers t on t.journal_id = j.id
    where j.period_id = any(${billed}) or j.period_id is null
  `.execute(db);
  // A line is of the month whose effort it is for, and of the one that asks for it, which may be later (rule 11).
  await sql`
    create temporary view statement_lines as
    select l.*
    from public.statement_lines l
    where l.statement_id in (select id from public.statements where period_id = any(${billed}))
       or l.billed_in in (select id from public.statements where period_id = any(${billed}))
  `.execute(db);
  await sql`create temporary view allocations as select a.* from statement_lines l join public.allocations a on a.line_id = l.id`.execute(
    db,
  );
  await sql`create temporary view line_parts as select p.* from statement_lines l join public.line_parts p on p.line_id = l.id`.execute(
    db,
  );
  for (const table of ["refunds", "disputes", "reversals"])
    await sql`
      create temporary view ${sql.id(table)} as
      select r.* from public.${sql.id(table)} r join public.charges c on c.id = r.charge_id where c.period_id = any(${billed})
    `.execute(db);
  await sql`create temporary view ledger_seals as select * from public.ledger_seals where month = any(${sealed})`.execute(
    db,
  );
  await sql`create temporary view ledger_leaves as select * from public.ledger_leaves where month = any(${sealed})`.execute(
    db,
  );
}

/** In a view there are no parameters. */
const arrayOf = (ids: readonly PeriodId[]) => sql.raw(`'{${ids.join(",")}}'::integer[]`);

/** The names mean the whole tables again, in the connection's next transactions too. */
export async function unshadowTables(db: Queryable): Promise<void> {
  await sql`
    drop view pg_temp.allocations, pg_temp.line_parts, pg_temp.statement_lines, pg_temp.transfers, pg_temp.journals,
      pg_temp.gross_totals, pg_temp.statements, pg_temp.charges, pg_temp.billing_periods, pg_temp.refunds, pg_temp.disputes,
      pg_temp.reversals, pg_temp.ledger_seals, pg_temp.ledger_leaves
  `.execute(db);
}
