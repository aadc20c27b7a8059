import { prepared } from "../../db/prepared.ts";

export type BookedMonth = { period: number; gross: bigint; fees: bigint; donors: number };

/**
 * Each month's donations, newest first, from the totals the ledger keeps (rule 16: the same figure as everywhere), and
 * what the provider kept of them, from its journals.
 */
export const selectBookedMonths = prepared<BookedMonth>(
  "booked_months",
  `
  with given as (
    select period_id, sum(gross_cents)::bigint as gross, count(*)::integer as donors
    from gross_totals
    where party = 'payer'
      and gross_cents > 0
    group by period_id
  ),
  kept as (
    select j.period_id, sum(t.amount_cents)::bigint as fees
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts a on a.id = t.credit_id and a.code = 'provider_clearing'
    where j.kind = 'fee'
    group by j.period_id
  )
  select period_id as period, given.gross, coalesce(kept.fees, 0) as fees, given.donors
  from given
  left join kept using (period_id)
  order by period_id desc`,
);
