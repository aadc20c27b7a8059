import { sql } from "kysely";
import type { Db, Queryable } from "../../src/db/client.ts";

/** One statement that may change what figures add up, or be refused. Rows and values are counted round. */
export type FigureChange =
  | { kind: "update"; column: string; row: number; value: number }
  | { kind: "insert" | "delete"; table: string; row: number; value: number }
  | { kind: "truncate"; table: string };

const pick = (what: string, from: string, at: number) =>
  `(select ${what} from ${from} order by id offset ${at} % greatest(1, (select count(*) from ${from})) limit 1)`;

const MONTH = (value: number) => pick("id", "billing_periods", value);

/** A row like another one, of another month, person, line or charge. */
const INSERTS: Readonly<Record<string, (row: number, value: number) => string>> = {
  charges: (row, value) => `
    insert into charges (statement_id, payer_id, period_id, amount_cents, state, notified_at, due_at)
    select s.id, s.payer_id, s.period_id, 400 + ${value}, 'written_off', now() - interval '72 hours', now()
    from statements s
    where s.id = ${pick("id", "statements", row)}`,
  journals: (row, value) => `
    with made as (
      insert into journals (key, kind, charge_id, period_id, occurred_at, total_cents)
      select 'another', kind, ${pick("id", "charges", value)}, period_id, occurred_at, total_cents
      from journals
      where id = ${pick("id", "journals", row)}
      returning id
    )
    insert into transfers (journal_id, debit_id, credit_id, amount_cents)
    select made.id, t.debit_id, t.credit_id, t.amount_cents
    from made
    join transfers t on t.journal_id = ${pick("id", "journals", row)}`,
  reversals: (row, value) => `
    insert into reversals (charge_id, kind, amount_cents, effective_at)
    select id, 'refund', ${value} + 1, now() from charges where id = ${pick("id", "charges", row)}`,
  statement_lines: (row, value) => `
    insert into statement_lines (statement_id, billed_in, period_id, payer_id, burner_id, kcal, raw_units, computed_cents, due_cents, state)
    select statement_id, billed_in, period_id, payer_id, ${pick("id", "users", value)}, kcal, raw_units, computed_cents, due_cents, state
    from statement_lines
    where id = ${pick("id", "statement_lines", row)}`,
  statements: (row, value) => `
    insert into statements (payer_id, period_id, state, created_at)
    select payer_id, ${MONTH(value)}, state, created_at from statements where id = ${pick("id", "statements", row)}`,
};

/** The tables of which rows can be added. */
export const INSERTED: readonly string[] = Object.keys(INSERTS);

/** What goes with a row. */
const WITH: Readonly<Record<string, (id: string) => string>> = {
  reversals: (id) => `with shares as (delete from reversal_shares where reversal_id = ${id}),
    refunded as (update refunds set reversal_id = null where reversal_id = ${id}),
    disputed as (update disputes set reversal_id = null where reversal_id = ${id})`,
  statement_lines: (id) => `with parts as (delete from line_parts where line_id = ${id}),
    shares as (delete from allocations where line_id = ${id})`,
};

/** Of which table a row that another one refers to is. */
const REFERRED: Readonly<Record<string, string>> = { billed_in: "statements", charge_id: "charges" };

/** Half of the values are those of another row, half are a little more, later, or another. */
function valueOf(table: string, column: string, value: number): string {
  const referred = REFERRED[column];
  const another = referred === undefined ? pick(column, table, value >> 1) : pick("id", referred, value >> 1);
  if (value % 2 === 0) return another;
  const state = ["waived", "carried", "cancelled", "canceled", "written_off", "unpaid"][(value >> 1) % 6];
  return `case pg_typeof(${column})::text
    when 'integer' then (to_jsonb(${column})::text::bigint - 1)::text
    when 'bigint' then (to_jsonb(${column})::text::bigint - 1)::text
    when 'boolean' then (to_jsonb(${column})::text <> 'true')::text
    when 'text' then '${state}'
    when 'timestamp with time zone' then (coalesce((to_jsonb(${column}) #>> '{}')::timestamptz, now()) + interval '40 days')::text
  end`;
}

function statementOf(change: FigureChange): string {
  switch (change.kind) {
    case "update": {
      const [table = "", column = ""] = change.column.split(".");
      const value = valueOf(table, column, change.value);
      const typed = `(jsonb_populate_record(null::${table}, jsonb_build_object('${column}', ${value}))).${column}`;
      return `
        update ${table}
        set ${column} = ${typed}
        where id = ${pick("id", table, change.row)}
          and ${column} is distinct from ${typed}`;
    }
    case "insert":
      return INSERTS[change.table]?.(change.row, change.value) ?? "";
    case "delete": {
      const id = pick("id", change.table, change.row);
      return `${WITH[change.table]?.(id) ?? ""} delete from ${change.table} where id = ${id}`;
    }
    case "truncate":
      return `truncate ${change.table} cascade`;
    default:
      return change satisfies never;
  }
}

/** Makes the changes that are not refused, lets `look` look, and takes them back. Null: all were refused. */
export async function whileChanged<T>(
  owner: Db,
  changes: readonly FigureChange[],
  look: (db: Queryable) => Promise<T>,
): Promise<T | null> {
  const transaction = await owner.startTransaction().execute();
  try {
    let made = 0n;
    for (const change of changes) {
      const before = await transaction.savepoint("before").execute();
      try {
        made += (await sql.raw(statementOf(change)).execute(before)).numAffectedRows ?? 1n;
      } catch {
        await before.rollbackToSavepoint("before").execute();
      }
    }
    return made === 0n ? null : await look(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
