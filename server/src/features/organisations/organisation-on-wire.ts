import type { Organisation, OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import type { PublicSum } from "@kalivo/domain/open-books/public-table.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { OrganisationDetailRow, OrganisationRow } from "./organisations.queries.ts";

/** An organisation as everybody may see it. */
export const onWire = ({ raised_cents, created_at, ...same }: OrganisationRow): Organisation => ({
  ...same,
  donations_sum_total_in_euros: eurosFromCents(BigInt(raised_cents)),
  created_at: new Date(created_at).toISOString(),
});

/** With its text and its public months. */
export function detailOnWire(
  { organisation, long_description, result, result_picture }: OrganisationDetailRow,
  months: readonly PublicSum[],
): OrganisationDetail {
  return {
    ...onWire(organisation),
    long_description,
    result,
    result_picture,
    donations: months.map(({ period, from, until, cents }) => ({
      month: periodLabel(period),
      from: periodLabel(from),
      until: periodLabel(until),
      total_in_euros: eurosFromCents(cents),
    })),
  };
}
