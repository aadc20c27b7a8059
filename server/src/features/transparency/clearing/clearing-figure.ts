import type { Clearing } from "@kalivo/contract/shapes/open-books.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { ClearingSum } from "./clearing.queries.ts";

/** Rounded down, so that 1 is every cent. Null until a transfer's days are over and a statement of the bank was booked. */
export function clearingFigure({ since, cents, traced }: ClearingSum): Clearing | null {
  if (since === null) return null;
  return {
    share: Number((traced * 100n) / cents) / 100,
    euros: eurosFromCents(cents),
    traced_in_euros: eurosFromCents(traced),
    since,
  };
}
