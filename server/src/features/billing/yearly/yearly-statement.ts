import type { YearlyPayment, YearlyStatement } from "@kalivo/contract/shapes/yearly-statement.ts";
import { brusselsDay, periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { PaidMonth } from "./yearly.queries.ts";

const givenOf = ({ shares }: PaidMonth): Cents => sumCents(shares.map(({ cents }) => BigInt(cents)));
/**
 * What the organisations received; a refund after their release is borne by the association, and lowers only what was given.
 */
const netOf = (month: PaidMonth): Cents => {
  const given = givenOf(month);
  return month.net < given ? month.net : given;
};
/** The organisations' part of the provider's fee, so that each row adds up. */
const feeOf = (month: PaidMonth): Cents => givenOf(month) - netOf(month);

/** What a payer gave in a year: its payments, and their parts by organisation. */
export function yearlyStatement(year: number, payer: string, months: readonly PaidMonth[]): YearlyStatement {
  return {
    year,
    payer,
    payments: months.map(paymentOnWire),
    organisations: byOrganisation(months),
    given_in_euros: eurosFromCents(sumCents(months.map(givenOf))),
    fee_in_euros: eurosFromCents(sumCents(months.map(feeOf))),
    net_in_euros: eurosFromCents(sumCents(months.map(netOf))),
  };
}

const paymentOnWire = (month: PaidMonth): YearlyPayment => ({
  statement_id: month.statement_id,
  month: periodLabel(month.period_id),
  paid_on: brusselsDay(month.succeeded_at),
  reference: month.reference,
  gross_in_euros: eurosFromCents(month.gross),
  returned_in_euros: eurosFromCents(month.gross - givenOf(month)),
  fee_in_euros: eurosFromCents(feeOf(month)),
  net_in_euros: eurosFromCents(netOf(month)),
});

function byOrganisation(months: readonly PaidMonth[]): YearlyStatement["organisations"] {
  const sums = new Map<number, { name: string; cents: Cents }>();
  for (const { id, name, cents } of months.flatMap(({ shares }) => shares)) {
    sums.set(id, { name, cents: (sums.get(id)?.cents ?? 0n) + BigInt(cents) });
  }
  return [...sums]
    .toSorted(([, a], [, b]) => (a.cents === b.cents ? 0 : a.cents < b.cents ? 1 : -1))
    .map(([id, { name, cents }]) => ({ id, name, given_in_euros: eurosFromCents(cents) }));
}
