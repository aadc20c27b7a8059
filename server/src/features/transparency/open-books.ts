import type { OpenBooks } from "@kalivo/contract/routes/own/read-transparency.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { publicMonths } from "@kalivo/domain/billing/public-months.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { BookedMonth } from "./queries.ts";

type Sums = { gross: Cents; fees: Cents };

/** The books as everybody may read them: months with enough donors, and everything together. */
export function openBooks(newestFirst: readonly BookedMonth[]): OpenBooks {
  const months = newestFirst.map(({ period, donors, gross, fees }) => ({
    period,
    donors,
    sums: { gross, fees },
  }));
  return {
    months: publicMonths(months, plus).map(({ period, sums }) => ({
      month: periodLabel(period),
      ...onWire(sums),
    })),
    ...onWire(newestFirst.reduce<Sums>(plus, { gross: 0n, fees: 0n })),
  };
}

const plus = (a: Sums, b: Sums): Sums => ({ gross: a.gross + b.gross, fees: a.fees + b.fees });

const onWire = ({ gross, fees }: Sums) => ({
  gross_in_euros: eurosFromCents(gross),
  fees_in_euros: eurosFromCents(fees),
  net_in_euros: eurosFromCents(gross - fees),
});
