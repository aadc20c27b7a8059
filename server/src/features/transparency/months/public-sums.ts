import type { BookMonth, BookSums, NotCollected } from "@kalivo/contract/shapes/open-books.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { publicMonths, publicRareSums } from "@kalivo/domain/billing/public-months.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { LedgerMonth, UncollectedMonth } from "./months.queries.ts";

type Sums = Pick<
  LedgerMonth,
  "gross" | "fees" | "refunds" | "refund_losses" | "disputes" | "dispute_losses" | "dispute_fees"
>;

const NOTHING: Sums = {
  gross: 0n,
  fees: 0n,
  refunds: 0n,
  refund_losses: 0n,
  disputes: 0n,
  dispute_losses: 0n,
  dispute_fees: 0n,
};

const plus = (a: Sums, b: Sums): Sums => ({
  gross: a.gross + b.gross,
  fees: a.fees + b.fees,
  refunds: a.refunds + b.refunds,
  refund_losses: a.refund_losses + b.refund_losses,
  disputes: a.disputes + b.disputes,
  dispute_losses: a.dispute_losses + b.dispute_losses,
  dispute_fees: a.dispute_fees + b.dispute_fees,
});

/**
 * The public months, newest first, and the totals. No cell is about fewer than 5 donors: rare events (refunds, disputes) are
 * accumulated until they concern 5, and a month with fewer is added to the next older one.
 */
export function publicSums(
  newestFirst: readonly LedgerMonth[],
  uncollected: readonly UncollectedMonth[],
): { months: BookMonth[]; total: BookSums; heldBack: boolean } {
  const refunds = publicRareSums(newestFirst.map(refundsOf), plus);
  const disputes = publicRareSums(newestFirst.map(disputesOf), plus);
  const months = newestFirst.map(({ period, donors, gross, fees }) => ({
    period,
    donors,
    sums: [refunds.shown.get(period), disputes.shown.get(period)].reduce<Sums>(
      (sums, rare) => (rare === undefined ? sums : plus(sums, rare)),
      { ...NOTHING, gross, fees },
    ),
  }));
  const left = new Map(uncollected.map((month) => [month.period, month]));
  return {
    months: publicMonths(months, plus).map(({ period, sums }) => ({
      month: periodLabel(period),
      ...sumsOnWire(sums),
      ...notCollected(left.get(period)),
    })),
    total: sumsOnWire(months.reduce((sums, month) => plus(sums, month.sums), NOTHING)),
    heldBack: refunds.heldBack || disputes.heldBack,
  };
}

type Rare = { period: PeriodId; donors: number; sums: Sums };

const refundsOf = ({ period, refunded_donors: donors, refunds, refund_losses }: LedgerMonth): Rare => ({
  period,
  donors,
  sums: { ...NOTHING, refunds, refund_losses },
});

const disputesOf = ({ period, disputed_donors: donors, ...month }: LedgerMonth): Rare => {
  const { disputes, dispute_losses, dispute_fees } = month;
  return { period, donors, sums: { ...NOTHING, disputes, dispute_losses, dispute_fees } };
};

function sumsOnWire(sums: Sums): BookSums {
  const losses = sums.refund_losses + sums.dispute_losses;
  return {
    gross_in_euros: eurosFromCents(sums.gross),
    fees_in_euros: eurosFromCents(sums.fees),
    refunds_in_euros: eurosFromCents(sums.refunds),
    disputes_in_euros: eurosFromCents(sums.disputes),
    losses_in_euros: eurosFromCents(losses),
    dispute_fees_in_euros: eurosFromCents(sums.dispute_fees),
    net_in_euros: eurosFromCents(sums.gross - sums.fees - sums.refunds - sums.disputes + losses),
  };
}

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
