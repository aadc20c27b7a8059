import { prepared } from "#server/db/prepared.ts";

export type OrganisationBooks = {
  id: number;
  name: string;
  /** In its best month: a lower bound of its donors in all. */
  donors: number;
  given: bigint;
  held: bigint;
  payable: bigint;
  /** The association's own (rule 75). */
  kept: bigint;
  in_transit: bigint;
  paid: bigint;
};

/** Where every organisation's money is, ordered by what it was given. */
export const selectOrganisationBooks = prepared<OrganisationBooks>(
  "organisation_books",
  `
  with given as (
    select party_id, sum(gross_cents)::bigint as cents, max(payers_count) as donors
    from gross_totals
    where party = 'organisation'
    group by party_id
  ),
  standing as (
    select a.owner_id,
      sum(b.credits - b.debits) filter (where a.code = 'org_held')::bigint as held,
      sum(b.credits - b.debits) filter (where a.code = 'org_payable')::bigint as payable,
      sum(b.credits - b.debits) filter (where a.code = 'org_kept')::bigint as kept,
      sum(b.credits - b.debits) filter (where a.code = 'org_in_transit')::bigint as in_transit
    from accounts a
    join balances b on b.account_id = a.id
    where a.code in ('org_held', 'org_payable', 'org_kept', 'org_in_transit')
    group by a.owner_id
  ),
  sent as (
    select organisation_id, sum(amount_cents)::bigint as paid
    from payouts
    where state = 'paid'
    group by organisation_id
  )
  select o.id, o.name, given.donors, given.cents as given, coalesce(held, 0) as held, coalesce(payable, 0) as payable, coalesce(kept, 0) as kept,
    coalesce(in_transit, 0) as in_transit, coalesce(paid, 0) as paid
  from given
  join organisations o on o.id = given.party_id
  left join standing on standing.owner_id = o.id
  left join sent on sent.organisation_id = o.id
  order by given.cents desc, o.id`,
);

/** By account, over all owners, on its normal side; without those of payers and burners, of which there are many. */
export type AccountSum = { code: string; cents: bigint };

export const selectAccountSums = prepared<AccountSum>(
  "account_sums",
  `
  select a.code,
    sum(case a.normal when 'D' then b.debits - b.credits else b.credits - b.debits end)::bigint as cents
  from accounts a
  join balances b on b.account_id = a.id
  where a.code in (
    'provider_clearing', 'provider_in_transit', 'bank', 'disputed_funds', 'dispute_losses', 'dispute_fees', 'org_held',
    'org_payable', 'org_kept', 'org_in_transit'
  )
  group by a.code`,
);

export type PaidOut = {
  organisation_id: number;
  paid_on: string;
  amount: bigint;
  end_to_end_id: string;
  bank_reference: string | null;
};

/** Newest first. */

export const selectPaidOut = prepared<PaidOut>(
  "paid_out",
  `
  select organisation_id, to_char(settled_on, 'YYYY-MM-DD') as paid_on, amount_cents as amount, end_to_end_id, bank_reference
  from payouts
  where state = 'paid'
  order by settled_on desc, id desc`,
);

export type SealRow = {
  month: number;
  journals: number;
  previous: Buffer;
  checksum: Buffer;
  sealed_at: Date;
};

/** A month without entries has the previous month's checksum, and is left out. */
export const selectSeals = prepared<SealRow>(
  "seals",
  "select month, journals, previous, checksum, sealed_at from ledger_seals where journals > 0 order by month desc",
);
