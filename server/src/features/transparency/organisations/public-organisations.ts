import type {
  BookOrganisation,
  BookPayout,
  BookSeal,
  BookStanding,
} from "@kalivo/contract/shapes/open-books.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import type { AccountSum, OrganisationBooks, PaidOut, SealRow } from "./organisations.queries.ts";

type Standing = Pick<OrganisationBooks, "given" | "held" | "payable" | "kept" | "in_transit" | "paid">;

/** Organisations with at least 5 donors each, the others as one. */
export function publicOrganisations(organisations: readonly OrganisationBooks[]): BookOrganisation[] {
  const [many, few] = apart(organisations);
  const rows = many.map((one) => standingOnWire({ id: one.id, name: one.name }, one));
  return few.length === 0 ? rows : [...rows, standingOnWire(null, few.reduce(plus, NOTHING))];
}

/** Newest first. Of the others those of a day are one, without what the bank calls them: that names the organisation. */
export function publicPayouts(
  payouts: readonly PaidOut[],
  organisations: readonly OrganisationBooks[],
): BookPayout[] {
  const [many] = apart(organisations);
  const names = new Map(many.map(({ id, name }) => [id, name]));
  const others = Map.groupBy(
    payouts.filter(({ organisation_id: id }) => !names.has(id)),
    ({ paid_on }) => paid_on,
  );
  return payouts.flatMap((payout): BookPayout[] => {
    const { paid_on, end_to_end_id, bank_reference } = payout;
    const organisation = names.get(payout.organisation_id);
    if (organisation !== undefined)
      return [
        {
          organisation,
          paid_on,
          amount_in_euros: eurosFromCents(payout.amount),
          end_to_end_id,
          bank_reference,
        },
      ];
    const ofDay = others.get(paid_on) ?? [];
    if (ofDay[0] !== payout) return [];
    const amount = sumCents(ofDay.map((one) => one.amount));
    return [
      {
        organisation: null,
        paid_on,
        amount_in_euros: eurosFromCents(amount),
        end_to_end_id: null,
        bank_reference: null,
      },
    ];
  });
}

/** Where all the money is, and who owns it. */
export function accountsOnWire(sums: readonly AccountSum[]): BookStanding {
  const cents = new Map(sums.map((sum) => [sum.code, sum.cents]));
  const euros = (...codes: string[]) =>
    eurosFromCents(codes.reduce((sum, code) => sum + (cents.get(code) ?? 0n), 0n));
  return {
    at_provider_in_euros: euros("provider_clearing"),
    on_its_way_in_euros: euros("provider_in_transit"),
    at_bank_in_euros: euros("bank"),
    disputed_in_euros: euros("disputed_funds"),
    borne_in_euros: euros("dispute_losses", "dispute_fees"),
    held_in_euros: euros("org_held"),
    payable_in_euros: euros("org_payable"),
    kept_in_euros: euros("org_kept"),
    in_transit_in_euros: euros("org_in_transit"),
  };
}

export const sealOnWire = ({ month, journals, previous, checksum, sealed_at }: SealRow): BookSeal => ({
  month: periodLabel(month),
  entries: journals,
  previous: previous.toString("hex"),
  checksum: checksum.toString("hex"),
  sealed_at: sealed_at.toISOString(),
});

/** Those with enough donors, and the others. The smallest of the former is among the others where there are any: else they could be fewer than 5. */
function apart(byGiven: readonly OrganisationBooks[]): [OrganisationBooks[], OrganisationBooks[]] {
  const many = byGiven.filter(({ donors }) => donors >= MIN_DONORS_SHOWN);
  const few = byGiven.filter(({ donors }) => donors < MIN_DONORS_SHOWN);
  const smallest = few.length === 0 ? undefined : many.pop();
  return [many, smallest === undefined ? few : [smallest, ...few]];
}

const NOTHING: Standing = { given: 0n, held: 0n, payable: 0n, kept: 0n, in_transit: 0n, paid: 0n };
const plus = (a: Standing, b: Standing): Standing => ({
  given: a.given + b.given,
  held: a.held + b.held,
  payable: a.payable + b.payable,
  kept: a.kept + b.kept,
  in_transit: a.in_transit + b.in_transit,
  paid: a.paid + b.paid,
});

const standingOnWire = (
  organisation: BookOrganisation["organisation"],
  { given, held, payable, kept, in_transit, paid }: Standing,
): BookOrganisation => ({
  organisation,
  given_in_euros: eurosFromCents(given),
  held_in_euros: eurosFromCents(held),
  payable_in_euros: eurosFromCents(payable),
  kept_in_euros: eurosFromCents(kept),
  in_transit_in_euros: eurosFromCents(in_transit),
  paid_in_euros: eurosFromCents(paid),
});
