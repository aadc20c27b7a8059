import type { BookMonth, BookSums, NotCollected } from "@kalivo/contract/shapes/open-books.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { publicRareSums, type PublicMonth } from "@kalivo/domain/open-books/public-months.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type * as figures from "../../billing/figures/ledger-month.queries.ts";

export type LedgerMonth = figures.LedgerMonth & { period: PeriodId };
type UncollectedMonth = figures.UncollectedMonth & { period: PeriodId };
type Sums = Record<"gross" | "fees" | "returned" | "losses" | "returnedTwice" | "disputeFees", Cents>;

const NOTHING: Sums = { gross: 0n, fees: 0n, returned: 0n, losses: 0n, returnedTwice: 0n, disputeFees: 0n };

const plus = (a: Sums, b: Sums): Sums => ({
  gross: a.gross + b.gross,
  fees: a.fees + b.fees,
  returned: a.returned + b.returned,
  losses: a.losses + b.losses,
  returnedTwice: a.returnedTwice + b.returnedTwice,
  disputeFees: a.disputeFees + b.disputeFees,
});

/**
 * The sums of the public months, and of all. What went back is one sum whatever its kind and however few it concerns, because
 * the organisations' figures are without it (decision 67); what banks asked for disputes is accumulated until it concerns 5.
 */
export function publicSums(
  publicMonths: readonly PublicMonth[],
  newestFirst: readonly LedgerMonth[],
  uncollected: readonly UncollectedMonth[],
): { months: BookMonth[]; total: BookSums } {
  const disputeFees = publicRareSums(newestFirst.map(disputeFeesOf), plus);
  const sums = new Map(
    newestFirst.map((month) => [month.period, plus(sumsOf(month), disputeFees.get(month.period) ?? NOTHING)]),
  );
  const left = new Map(uncollected.map((month) => [month.period, month]));
  const together = (each: readonly Sums[]) => sumsOnWire(each.reduce(plus, NOTHING));
  return {
    months: publicMonths.map(({ period, periods }) => ({
      month: periodLabel(period),
      from: periodLabel(Math.min(...periods)),
      until: periodLabel(Math.max(...periods)),
      ...together(periods.map((one) => sums.get(one) ?? NOTHING)),
      ...notCollected(left.get(period)),
    })),
    total: together([...sums.values()]),
  };
}

const sumsOf = (month: LedgerMonth): Sums => ({
  gross: month.gross,
  fees: month.fees,
  returned: month.returned,
  losses: month.losses,
  returnedTwice: month.returned_twice,
  disputeFees: 0n,
});

const disputeFeesOf = ({ period, disputed_donors: donors, dispute_fees: disputeFees }: LedgerMonth) => ({
  period,
  donors,
  sums: { ...NOTHING, disputeFees },
});

const sumsOnWire = ({ gross, fees, returned, losses, returnedTwice, disputeFees }: Sums): BookSums => ({
  gross_in_euros: eurosFromCents(gross),
  fees_in_euros: eurosFromCents(fees),
  returned_in_euros: eurosFromCents(returned),
  given_in_euros: eurosFromCents(gross - returned),
  losses_in_euros: eurosFromCents(losses),
  returned_twice_in_euros: eurosFromCents(returnedTwice),
  dispute_fees_in_euros: eurosFromCents(disputeFees),
  net_in_euros: eurosFromCents(gross - fees - returned + losses),
});

function notCollected(month: UncollectedMonth | undefined): NotCollected {
  return {
    carried_in_euros: shown(month?.carried, month?.carried_donors),
    waived_in_euros: shown(month?.waived, month?.waived_donors),
    written_off_in_euros: shown(month?.written_off, month?.written_off_donors),
  };
}

const shown = (cents: Cents | undefined, donors: number | undefined) =>
  cents === undefined || donors === undefined || (donors > 0 && donors < MIN_DONORS_SHOWN)
    ? null
    : eurosFromCents(cents);
