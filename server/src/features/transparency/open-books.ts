import type { OpenBooks } from "@kalivo/contract/routes/own/read-transparency.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { BookedMonth } from "./queries.ts";

type Sums = { gross: Cents; fees: Cents };
const NOTHING: Sums = { gross: 0n, fees: 0n };

/**
 * The books as everybody may read them. A month with fewer than 5 donors would tell what a person gave, so it is added
 * to the next older one; what is left at the oldest end stands in the grand total only.
 */
export function openBooks(newestFirst: readonly BookedMonth[]): OpenBooks {
  const months: OpenBooks["months"] = [];
  let held = NOTHING;
  for (const month of newestFirst) {
    held = plus(held, month);
    if (month.donors < MIN_DONORS_SHOWN) continue;
    months.push({ month: periodLabel(month.period), ...onWire(held) });
    held = NOTHING;
  }
  return { months, ...onWire(newestFirst.reduce<Sums>(plus, NOTHING)) };
}

const plus = (sums: Sums, { gross, fees }: Sums): Sums => ({
  gross: sums.gross + gross,
  fees: sums.fees + fees,
});

const onWire = ({ gross, fees }: Sums) => ({
  gross_in_euros: eurosFromCents(gross),
  fees_in_euros: eurosFromCents(fees),
  net_in_euros: eurosFromCents(gross - fees),
});
