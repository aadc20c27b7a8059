import { prepared } from "#server/db/prepared.ts";

/** The ledger's sums of a month's statements (rule 16), whenever they were booked. */
export type LedgerMonth = {
  period: number;
  donors: number;
  gross: bigint;
  fees: bigint;
  refunds: bigint;
  refunded_donors: number;
  refund_losses: bigint;
  disputes: bigint;
  disputed_donors: number;
  dispute_losses: bigint;
  dispute_fees: bigint;
};

/** Newest first. Won disputes and failed refunds are booked back, so both directions must be summed. */
export const selectLedgerMonths = prepared<LedgerMonth>(
  "ledger_months",
  `
  with moved as (
    select j.period_id, j.kind, j.charge_id, d.code as debit, c.code as credit, sum(t.amount_cents) as cents
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts d on d.id = t.debit_id
    join accounts c on c.id = t.credit_id
    where j.period_id is not null
      and j.kind not in ('debit_submitted', 'debit_ended', 'release', 'given', 'given_less', 'given_again')
    group by j.period_id, j.kind, j.charge_id, d.code, c.code
  ),
  signed as (
    select period_id, charge_id,
      case when kind = 'charge_succeeded' then cents else 0 end as gross,
      case when kind = 'fee' and credit = 'provider_clearing' then cents else 0 end as fees,
      case
        when kind = 'refund' then cents
        when kind = 'refund_failed' then -cents
        else 0
      end as refunds,
      case
        when debit = 'disputed_funds' then cents
        when kind = 'dispute_won' then -cents
        else 0
      end as disputes,
      case
        when kind in ('dispute_lost', 'dispute_won') then 0
        when debit = 'dispute_losses' then cents
        when credit = 'dispute_losses' then -cents
        else 0
      end as refund_losses,
      case
        when kind = 'dispute_lost' and debit = 'dispute_losses' then cents
        when kind = 'dispute_won' and credit = 'dispute_losses' then -cents
        else 0
      end as dispute_losses,
      case
        when debit = 'dispute_fees' then cents
        when credit = 'dispute_fees' then -cents
        else 0
      end as dispute_fees
    from moved
  ),
  of_charge as (
    select period_id, charge_id, sum(gross) as gross, sum(fees) as fees, sum(refunds) as refunds,
      sum(refund_losses) as refund_losses, sum(disputes) as disputes, sum(dispute_losses) as dispute_losses,
      sum(dispute_fees) as dispute_fees
    from signed
    group by period_id, charge_id
  )
  select period_id as period, (count(*) filter (where gross > 0))::integer as donors,
    sum(gross)::bigint as gross, sum(fees)::bigint as fees,
    sum(refunds)::bigint as refunds, (count(*) filter (where refunds > 0))::integer as refunded_donors,
    sum(refund_losses)::bigint as refund_losses,
    sum(disputes)::bigint as disputes,
    (count(*) filter (where disputes > 0 or dispute_fees > 0))::integer as disputed_donors,
    sum(dispute_losses)::bigint as dispute_losses, sum(dispute_fees)::bigint as dispute_fees
  from of_charge
  group by period_id
  order by period_id desc`,
);

export type UncollectedMonth = {
  period: number;
  carried: bigint;
  carried_donors: number;
  waived: bigint;
  waived_donors: number;
  written_off: bigint;
  written_off_donors: number;
};

/** What statements asked for and was not collected; it is not in the ledger. */
export const selectUncollectedMonths = prepared<UncollectedMonth>(
  "uncollected_months",
  `
  with earned as (
    select period_id,
      coalesce(sum(due_cents) filter (where state = 'carried' or billed_in <> statement_id), 0)::bigint as carried,
      (count(distinct payer_id) filter (where state = 'carried' or billed_in <> statement_id))::integer as carried_donors,
      coalesce(sum(due_cents) filter (where state = 'waived'), 0)::bigint as waived,
      (count(distinct payer_id) filter (where state = 'waived'))::integer as waived_donors
    from statement_lines
    group by period_id
  ),
  given_up as (
    select period_id, sum(amount_cents)::bigint as written_off, count(*)::integer as written_off_donors
    from charges
    where state = 'written_off'
    group by period_id
  )
  select period_id as period, carried, carried_donors, waived, waived_donors,
    coalesce(written_off, 0) as written_off, coalesce(written_off_donors, 0) as written_off_donors
  from earned
  left join given_up using (period_id)`,
);

/** The id changes with every booking. */
export const selectLastTransfer = prepared<{ last: bigint }>(
  "last_transfer",
  "select coalesce(max(id), 0)::bigint as last from transfers",
);
