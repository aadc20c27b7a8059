import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

/** Null: no living person has this id. */
export async function findName(db: Queryable, id: number | null | undefined): Promise<string | null> {
  if (id === null || id === undefined) return null;
  const row = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : `${row.first_name} ${row.last_name}`;
}

export type AccountFacts = {
  organisation: string;
  iban: string;
  account_holder: string;
  proposed_by: string | null;
  decided_by: string | null;
  effective_at: Date | null;
};

export async function findAccountChange(db: Queryable, id: number): Promise<AccountFacts | null> {
  const { rows } = await sql<AccountFacts>`
    select o.name as organisation, c.iban, c.account_holder, c.effective_at,
      p.first_name || ' ' || p.last_name as proposed_by,
      d.first_name || ' ' || d.last_name as decided_by
    from iban_changes c
    join organisations o on o.id = c.organisation_id
    join users p on p.id = c.proposed_by
    left join users d on d.id = c.decided_by
    where c.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

export async function findOrganisationName(db: Queryable, id: number): Promise<string | null> {
  const row = await db.selectFrom("organisations").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? null;
}

export type RunFacts = {
  payouts: number;
  cents: Cents;
  prepared_by: string;
  decided_by: string | null;
  recalled_by: string | null;
};

export async function findRunFacts(db: Queryable, id: number): Promise<RunFacts | null> {
  const { rows } = await sql<RunFacts>`
    select count(y.id)::int as payouts, coalesce(sum(y.amount_cents), 0)::bigint as cents,
      p.first_name || ' ' || p.last_name as prepared_by,
      d.first_name || ' ' || d.last_name as decided_by,
      c.first_name || ' ' || c.last_name as recalled_by
    from payout_runs r
    join users p on p.id = r.prepared_by
    left join users d on d.id = r.decided_by
    left join users c on c.id = r.recalled_by
    left join payouts y on y.run_id = r.id
    where r.id = ${id}
    group by r.id, p.id, d.id, c.id
  `.execute(db);
  return rows[0] ?? null;
}

export type ReturnedFacts = { organisation: string; iban: string; holder: string; cents: Cents; on: string };

export async function findReturned(db: Queryable, id: number): Promise<ReturnedFacts | null> {
  const row = await db
    .selectFrom("payouts as p")
    .innerJoin("organisations as o", "o.id", "p.organisation_id")
    .select(["o.name as organisation", "p.iban", "p.account_holder as holder", "p.amount_cents as cents"])
    .select((eb) => eb.ref("p.returned_on").$notNull().as("on"))
    .where("p.id", "=", id)
    .where("p.returned_on", "is not", null)
    .executeTakeFirst();
  return row ?? null;
}

export type RefundFacts = { statement: number; cents: Cents; asked_by: string | null };

export async function findRefundFacts(db: Queryable, id: number): Promise<RefundFacts | null> {
  const { rows } = await sql<RefundFacts>`
    select c.statement_id as statement, r.amount_cents as cents, u.first_name || ' ' || u.last_name as asked_by
    from refunds r
    join charges c on c.id = r.charge_id
    left join users u on u.id = r.asked_by_user
    where r.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

export async function findDisputeFacts(
  db: Queryable,
  id: number,
): Promise<{ statement: number; cents: Cents } | null> {
  const row = await db
    .selectFrom("disputes")
    .innerJoin("charges", "charges.id", "disputes.charge_id")
    .select(["charges.statement_id as statement", "disputes.amount_cents as cents"])
    .where("disputes.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
