import { sql } from "kysely";
import type { BookPeriod } from "@kalivo/contract/shapes/admin-books.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

/** SQL of a day in Brussels; null stays null. */
const day = (instant: string) => sql.raw(`to_char(${instant} at time zone 'Europe/Brussels', 'YYYY-MM-DD')`);

/** SQL of the name of the payer `y`. */
const PAYER_NAME = sql`
  coalesce(
    (select t.name from teams t where t.id = y.team_id),
    (select u.first_name || ' ' || u.last_name from users u where u.id = y.user_id)
  )`;

export type MonthRow = {
  id: PeriodId;
  stage: string;
  statements: number;
  charges: number;
  asked: Cents;
  collected: Cents;
  fees: Cents;
  returned: Cents;
};

/** Billed months, whenever their money moved. */
export async function monthsAfter(
  db: Queryable,
  { first, last }: BookPeriod,
  after: number,
  most: number,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select p.id, p.stage,
      (select count(*)::integer from statements s where s.period_id = p.id) as statements,
      count(c.id)::integer as charges,
      coalesce(sum(c.amount_cents) filter (where c.state <> 'canceled'), 0)::bigint as asked,
      coalesce(sum(c.amount_cents) filter (where c.state = 'succeeded'), 0)::bigint as collected,
      coalesce(sum(c.fee_cents) filter (where c.state = 'succeeded'), 0)::bigint as fees,
      (
        select coalesce(sum(r.amount_cents), 0)::bigint
        from reversals r
        join charges back on back.id = r.charge_id
        where back.period_id = p.id
          and r.undone_at is null
      ) as returned
    from billing_periods p
    left join charges c on c.period_id = p.id
    where p.id > ${after}
      and p.id between ${first} and ${last}
    group by p.id
    order by p.id
    limit ${most}
  `.execute(db);
  return rows;
}

export type ChargeRow = {
  id: number;
  statement: number;
  month: PeriodId;
  payer: string;
  team: boolean;
  state: string;
  amount: Cents;
  fee: Cents | null;
  returned: Cents;
  announced_on: string | null;
  due_on: string | null;
  paid_on: string | null;
  method: string | null;
  payment_ref: string | null;
  charge_ref: string | null;
};

/** Charges of billed months, whenever they were paid. */
export async function chargesAfter(
  db: Queryable,
  { first, last }: BookPeriod,
  after: number,
  most: number,
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select c.id, c.statement_id as statement, c.period_id as month, ${PAYER_NAME} as payer, y.team_id is not null as team,
      c.state, c.amount_cents as amount, c.fee_cents as fee,
      (
        select coalesce(sum(r.amount_cents), 0)::bigint
        from reversals r
        where r.charge_id = c.id
          and r.undone_at is null
      ) as returned,
      ${day("c.notified_at")} as announced_on, ${day("c.due_at")} as due_on, ${day("c.succeeded_at")} as paid_on,
      coalesce(c.method_label, y.method_label) as method, c.payment_ref, c.charge_ref
    from charges c
    join payers y on y.id = c.payer_id
    where c.id > ${after}
      and c.period_id between ${first} and ${last}
    order by c.id
    limit ${most}
  `.execute(db);
  return rows;
}

export type RefundRow = {
  id: number;
  statement: number;
  month: PeriodId;
  payer: string;
  amount: Cents;
  state: string;
  reason: string;
  asked_by: string;
  asked_on: string;
  done_on: string | null;
  provider_ref: string | null;
};

/** Refunds by the day they were asked for. */
export async function refundsAfter(
  db: Queryable,
  { from, until }: BookPeriod,
  after: number,
  most: number,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, c.statement_id as statement, c.period_id as month, ${PAYER_NAME} as payer, r.amount_cents as amount,
      r.state, r.reason, r.asked_by, ${day("r.requested_at")} as asked_on, ${day("r.finished_at")} as done_on,
      r.provider_ref
    from refunds r
    join charges c on c.id = r.charge_id
    join payers y on y.id = c.payer_id
    where r.id > ${after}
      and r.requested_at >= ${from}
      and r.requested_at < ${until}
    order by r.id
    limit ${most}
  `.execute(db);
  return rows;
}

export type PayoutRow = {
  id: number;
  run: number;
  organisation: string;
  holder: string;
  iban: string;
  amount: Cents;
  state: string;
  end_to_end_id: string;
  left_on: string | null;
  bank_reference: string | null;
  returned_on: string | null;
  reason: string | null;
};

/** Payouts by the day they left; one that has not left by its run's day of payment. */
export async function payoutsAfter(
  db: Queryable,
  { first, last }: BookPeriod,
  after: number,
  most: number,
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.run_id as run, o.name as organisation, p.account_holder as holder, p.iban, p.amount_cents as amount,
      p.state, p.end_to_end_id, p.settled_on as left_on, p.bank_reference, p.returned_on,
      coalesce(p.return_reason, p.reject_reason) as reason
    from payouts p
    join payout_runs r on r.id = p.run_id
    join organisations o on o.id = p.organisation_id
    where p.id > ${after}
      and to_char(coalesce(p.settled_on, r.execute_on), 'YYYYMM')::integer between ${first} and ${last}
    order by p.id
    limit ${most}
  `.execute(db);
  return rows;
}
