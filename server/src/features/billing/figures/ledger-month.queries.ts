import { sql } from "kysely";
import { z } from "zod";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import type { MonthFigure } from "./month-figures.ts";

const CENTS = z.coerce.bigint();
const LEDGER_MONTH = z.object({
  donors: z.int(),
  gross: CENTS,
  fees: CENTS,
  returned: CENTS,
  losses: CENTS,
  returned_twice: CENTS,
  disputed_donors: z.int(),
  dispute_fees: CENTS,
});
/**
 * The ledger's sums of a month's statements (rule 16), whenever they were booked. What was returned of a charge, refunded or
 * taken by a bank, is at most the charge. What is lost beyond it was `returned_twice`, and is no part of the other `losses`
 * of the association: fees of what was returned, and what was returned after its release.
 */
export type LedgerMonth = z.infer<typeof LEDGER_MONTH>;

/** Null: nothing was booked of it. Won disputes and failed refunds are booked back, so both directions are summed. */
export const LEDGER_MONTH_FIGURE: MonthFigure<LedgerMonth | null> = {
  name: "booked",
  shape: LEDGER_MONTH.nullable(),
  count: async (db, period) => (await sumLedgerMonth(db, period)) ?? null,
};

/** SQL of `with`: what each journal kind `moved` means for the sums, by charge. An open dispute is out, and not lost yet. */
const SIGNED = sql`
    signed as (
      select period_id, charge_id,
        case when kind = 'charge_succeeded' then cents else 0 end as gross,
        case when kind = 'fee' and credit = 'provider_clearing' then cents else 0 end as fees,
        case
          when kind = 'refund' or debit = 'disputed_funds' then cents
          when kind in ('refund_failed', 'dispute_won') then -cents
          else 0
        end as sent_back,
        case
          when kind in ('refund', 'dispute_lost') then cents
          when kind = 'refund_failed' or kind = 'dispute_won' and credit <> 'disputed_funds' then -cents
          else 0
        end as lost,
        case
          when debit = 'dispute_losses' then cents
          when credit = 'dispute_losses' then -cents
          else 0
        end as borne,
        case
          when debit = 'disputed_funds' then cents
          when kind = 'dispute_won' then -cents
          else 0
        end as disputed,
        case
          when debit = 'dispute_fees' then cents
          when credit = 'dispute_fees' then -cents
          else 0
        end as dispute_fees
      from moved
    )`;

async function sumLedgerMonth(db: Queryable, period: PeriodId): Promise<LedgerMonth | undefined> {
  const { rows } = await sql<LedgerMonth>`
    with moved as (
      select j.period_id, j.kind, j.charge_id, d.code as debit, c.code as credit, sum(t.amount_cents) as cents
      from journals j
      join transfers t on t.journal_id = j.id
      join accounts d on d.id = t.debit_id
      join accounts c on c.id = t.credit_id
      where j.period_id = ${period}
        and j.kind not in ('debit_submitted', 'debit_ended', 'release', 'given', 'given_less', 'given_again')
      group by j.period_id, j.kind, j.charge_id, d.code, c.code
    ),
    ${SIGNED},
    of_charge as (
      select period_id, sum(gross) as gross, sum(fees) as fees, least(sum(gross), sum(sent_back)) as returned,
        sum(borne) as borne, greatest(sum(lost) - sum(gross), 0) as twice, sum(disputed) as disputed,
        sum(dispute_fees) as dispute_fees
      from signed
      group by period_id, charge_id
    )
    select (count(*) filter (where gross > 0))::integer as donors,
      sum(gross)::bigint as gross, sum(fees)::bigint as fees, sum(returned)::bigint as returned,
      sum(borne - twice)::bigint as losses, sum(twice)::bigint as returned_twice,
      (count(*) filter (where disputed > 0 or dispute_fees > 0))::integer as disputed_donors,
      sum(dispute_fees)::bigint as dispute_fees
    from of_charge
    group by period_id
  `.execute(db);
  return rows[0];
}

const UNCOLLECTED_MONTH = z.object({
  carried: CENTS,
  carried_donors: z.int(),
  waived: CENTS,
  waived_donors: z.int(),
  written_off: CENTS,
  written_off_donors: z.int(),
});
/** What statements asked for and was not collected; it is not in the ledger. */
export type UncollectedMonth = z.infer<typeof UNCOLLECTED_MONTH>;

export const UNCOLLECTED_FIGURE: MonthFigure<UncollectedMonth | null> = {
  name: "uncollected",
  shape: UNCOLLECTED_MONTH.nullable(),
  count: async (db, period) => (await sumUncollected(db, period)) ?? null,
};

async function sumUncollected(db: Queryable, period: PeriodId): Promise<UncollectedMonth | undefined> {
  const { rows } = await sql<UncollectedMonth>`
    with earned as (
      select l.payer_id, l.due_cents, l.state, l.state = 'carried' or l.billed_in <> l.statement_id as carried
      from statements s
      join statement_lines l on l.statement_id = s.id
      where s.period_id = ${period}
    ),
    given_up as (
      select coalesce(sum(amount_cents), 0)::bigint as written_off, count(*)::integer as written_off_donors
      from charges
      where period_id = ${period}
        and state = 'written_off'
    )
    select coalesce(sum(due_cents) filter (where carried), 0)::bigint as carried,
      (count(distinct payer_id) filter (where carried))::integer as carried_donors,
      coalesce(sum(due_cents) filter (where state = 'waived'), 0)::bigint as waived,
      (count(distinct payer_id) filter (where state = 'waived'))::integer as waived_donors,
      g.written_off, g.written_off_donors
    from given_up g
    left join earned on true
    group by g.written_off, g.written_off_donors
  `.execute(db);
  return rows[0];
}
