import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

// Rows changed as no trigger and no use case would: what a planted fault is made of.

export const row = async <Row>(db: Queryable, query: string): Promise<Row> => {
  const { rows } = await sql.raw<Row>(query).execute(db);
  const [first] = rows;
  if (first === undefined) throw new Error(`the month had nothing of this: ${query}`);
  return first;
};
export const change = async (db: Queryable, query: string): Promise<void> => {
  const { numAffectedRows } = await sql.raw(query).execute(db);
  if (numAffectedRows === undefined || numAffectedRows === 0n) throw new Error(`changed nothing: ${query}`);
};

export const copyOfJournal = async (db: Queryable, key: string): Promise<void> => {
  const journal =
    "select key || ':again', kind, charge_id, period_id, occurred_at, total_cents from journals";
  await change(
    db,
    `insert into journals (key, kind, charge_id, period_id, occurred_at, total_cents) ${journal} where key = '${key}'`,
  );
  await change(
    db,
    `insert into transfers (journal_id, debit_id, credit_id, amount_cents)
     select j.id, t.debit_id, t.credit_id, t.amount_cents
     from transfers t, journals j
     where t.journal_id = (select id from journals where key = '${key}') and j.key = '${key}:again'`,
  );
};

export const withoutJournal = async (db: Queryable, key: string): Promise<void> => {
  await change(db, `delete from transfers where journal_id = (select id from journals where key = '${key}')`);
  await change(db, `delete from journals where key = '${key}'`);
};

export const aPaidCharge = (db: Queryable) =>
  row<{ id: number }>(
    db,
    "select id from charges where state = 'succeeded' and fee_cents > 0 order by id limit 1",
  );

export const journalLike = (db: Queryable, like: string) =>
  row<{ key: string }>(db, `select key from journals where key like '${like}' order by key limit 1`);

/** One of a charge that was disputed as well would be booked against the loss, and found as that. */
export const aRefund = (db: Queryable) =>
  row<{ key: string }>(
    db,
    `select key from journals j
     where key like 'refund:%' and not exists (select from disputes d where d.charge_id = j.charge_id)
     order by key limit 1`,
  );

/** Two organisations that share a line that was paid. */
export const twoShares = (db: Queryable) =>
  row<{ line: number; one: number; other: number }>(
    db,
    `select a.line_id as line, min(a.organisation_id) as one, max(a.organisation_id) as other
     from allocations a
     join statement_lines l on l.id = a.line_id and l.state = 'charged'
     where a.amount_cents > 1
     group by a.line_id
     having count(*) > 1
     order by a.line_id
     limit 1`,
  );
