import type { AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { borneBy, type TakenBack } from "../../billing/ledger/post-reversal.ts";
import { notReturned } from "../../billing/reversals/reversals.queries.ts";
import { namesOfOrganisations } from "./refunds.queries.ts";

/** What a refund would do, computed by the rule that books it: shown to an admin before they confirm. */
export async function effectOfRefund(
  db: Queryable,
  charge: TakenBack["charge"],
  amount: Cents,
): Promise<NonNullable<AdminRefundable["effect"]>> {
  const given = await notReturned(db, charge.id);
  const { shares, lost } = await borneBy(db, { charge, amount, given });
  const names = await namesOfOrganisations(
    db,
    shares.map(({ organisationId }) => organisationId),
  );
  return {
    amount_in_euros: eurosFromCents(amount),
    organisations: shares.map(({ organisationId: id, cents }) => ({
      id,
      name: names.get(id) ?? "",
      amount_in_euros: eurosFromCents(cents),
    })),
    association_in_euros: eurosFromCents(lost),
  };
}
