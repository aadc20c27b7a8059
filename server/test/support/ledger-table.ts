import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";

type Row = { key: string; debit: string; credit: string; cents: bigint };

/** The ledger as a text table, oldest first: every transfer, and the final balance of every account. */
export async function ledgerTable(db: Queryable): Promise<string> {
  const { rows } = await sql<Row>`
    select j.key, d.code || ':' || d.owner_id as debit, c.code || ':' || c.owner_id as credit, t.amount_cents as cents
    from transfers t
    join journals j on j.id = t.journal_id
    join accounts d on d.id = t.debit_id
    join accounts c on c.id = t.credit_id
    order by t.id
  `.execute(db);
  const balances = await sql<{ account: string; cents: bigint }>`
    select a.code || ':' || a.owner_id as account, case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end as cents
    from balances b
    join accounts a on a.id = b.account_id
    order by a.code, a.owner_id
  `.execute(db);
  return [
    ...rows.map(({ key, debit, credit, cents }) => line(key, debit, credit, cents)),
    "",
    ...balances.rows.map(({ account, cents }) => line("balance", account, "", cents)),
  ].join("\n");
}

const line = (key: string, debit: string, credit: string, cents: bigint) =>
  `${key.padEnd(14)} ${debit.padEnd(22)} ${credit.padEnd(22)} ${(Number(cents) / 100).toFixed(2).padStart(8)}`.trimEnd();
