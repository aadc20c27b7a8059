import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

/** Brussels days decide to which year a payment belongs. */
const PAID_YEAR = sql`extract(year from c.succeeded_at at time zone 'Europe/Brussels')::integer`;

export type YearOfPayer = { year: number; team: { id: number; name: string } | null };

/** The years of every payer a person acts for. */
export async function yearsFor(db: Queryable, userId: number): Promise<YearOfPayer[]> {
  const { rows } = await sql<YearOfPayer & { team_id: number | null }>`
    select distinct ${PAID_YEAR} as year, p.team_id,
      case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end as team
    from payer_people p
    join charges c on c.payer_id = p.payer_id and c.state = 'succeeded'
    left join teams t on t.id = p.team_id
    where p.user_id = ${userId}
    order by year desc, p.team_id nulls first
  `.execute(db);
  return rows.map(({ year, team }) => ({ year, team }));
}

/** The payer a person acts for: their own, or that of a team they administer. */
export async function payerFor(
  db: Queryable,
  userId: number,
  teamId: number | undefined,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.payer_id as id, coalesce(t.name, u.first_name || ' ' || u.last_name) as name
    from payer_people p
    join users u on u.id = p.user_id
    left join teams t on t.id = p.team_id
    where p.user_id = ${userId}
      and p.team_id is not distinct from ${teamId ?? null}::integer
  `.execute(db);
  return rows[0];
}

export type PaidMonth = {
  statement_id: number;
  period_id: PeriodId;
  succeeded_at: Date;
  reference: string;
  gross: Cents;
  /** What the organisations keep of it, by the ledger: the fee of a returned part is borne by the association. */
  net: Cents;
  /** Less what was returned. */
  shares: { id: number; name: string; cents: number }[];
};

/** The payments of a payer: of one year, or the one of a statement. */
export async function paidMonths(
  db: Queryable,
  which: { payerId: number; year: number } | { statementId: number },
): Promise<PaidMonth[]> {
  const where =
    "statementId" in which
      ? sql`c.statement_id = ${which.statementId}`
      : sql`c.payer_id = ${which.payerId} and ${PAID_YEAR} = ${which.year}`;
  const { rows } = await sql<PaidMonth>`
    select c.statement_id, c.period_id, c.succeeded_at, coalesce(c.charge_ref, c.id::text) as reference,
      c.amount_cents as gross, 
      coalesce((
        select sum(case when credited.code in ('org_held', 'org_payable', 'org_kept') then t.amount_cents else 0 end)
          - sum(case when debited.code in ('org_held', 'org_payable', 'org_kept') then t.amount_cents else 0 end)
        from journals j
        join transfers t on t.journal_id = j.id
        join accounts debited on debited.id = t.debit_id
        join accounts credited on credited.id = t.credit_id
        where j.charge_id = c.id
      ), 0)::bigint as net,
      coalesce((
        select json_agg(json_build_object('id', given.id, 'name', given.name, 'cents', given.cents) order by given.cents desc, given.id)
        from (
          select o.id, o.name, sum(g.cents) as cents
          from given_shares g
          join organisations o on o.id = g.organisation_id
          where g.charge_id = c.id
          group by o.id
          having sum(g.cents) > 0
        ) given
      ), '[]') as shares
    from charges c
    where c.state = 'succeeded'
      and ${where}
    order by c.succeeded_at, c.id
  `.execute(db);
  return rows;
}
