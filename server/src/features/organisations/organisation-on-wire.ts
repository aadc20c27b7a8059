import type { Organisation, OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { publicMonths } from "@kalivo/domain/billing/public-months.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { OrganisationDetailRow, OrganisationRow } from "./organisations.queries.ts";

/** An organisation as everybody may see it. */
export const onWire = ({ raised_cents, created_at, ...same }: OrganisationRow): Organisation => ({
  ...same,
  donations_sum_total_in_euros: eurosFromCents(BigInt(raised_cents)),
  created_at: new Date(created_at).toISOString(),
});

/** With its text, and its months in which enough people gave. */
export function detailOnWire({
  organisation,
  long_description,
  result,
  result_picture,
  months,
}: OrganisationDetailRow): OrganisationDetail {
  const each = months.map(({ period, cents, payers }) => ({ period, donors: payers, sums: BigInt(cents) }));
  return {
    ...onWire(organisation),
    long_description,
    result,
    result_picture,
    donations: publicMonths(each, (a, b) => a + b).map(({ period, sums }) => ({
      month: periodLabel(period),
      total_in_euros: eurosFromCents(sums),
    })),
  };
}
