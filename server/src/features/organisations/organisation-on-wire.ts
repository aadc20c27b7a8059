import type { Organisation, OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { OrganisationDetailRow, OrganisationRow } from "./organisations.queries.ts";

/** An organisation as everybody may see it. */
export const onWire = ({ raised_cents, created_at, ...same }: OrganisationRow): Organisation => ({
  ...same,
  donations_sum_total_in_euros: eurosFromCents(BigInt(raised_cents)),
  created_at: new Date(created_at).toISOString(),
});

export type PublicMonthSum = { period: PeriodId; cents: Cents };

/** With its text and its public months. */
export function detailOnWire(
  { organisation, long_description, result, result_picture }: OrganisationDetailRow,
  months: readonly PublicMonthSum[],
): OrganisationDetail {
  return {
    ...onWire(organisation),
    long_description,
    result,
    result_picture,
    donations: months.map(({ period, cents }) => ({
      month: periodLabel(period),
      total_in_euros: eurosFromCents(cents),
    })),
  };
}
