import type { Given } from "@kalivo/domain/open-books/public-table.ts";
import { prepared } from "#server/db/prepared.ts";

/** The id changes with every booking. */
export const selectLastTransfer = prepared<{ last: bigint }>(
  "last_transfer",
  "select coalesce(max(id), 0)::bigint as last from transfers",
);

/** What each organisation was given (rule 16), in every month. */
export const selectGiven = prepared<Given>(
  "given_by_month",
  `
  select party_id as organisation, period_id as period, payers_count as donors, gross_cents as cents
  from gross_totals
  where party = 'organisation'
    and gross_cents > 0`,
);
