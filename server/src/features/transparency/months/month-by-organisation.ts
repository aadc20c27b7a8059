import type { BookMonth, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Given, PublicTable } from "@kalivo/domain/open-books/public-table.ts";
import type { Received } from "../../billing/figures/received.queries.ts";

/**
 * `received`: what the ledger booked for an organisation of that month's payments, whenever: its shares less fees, refunds
 * and what banks reversed. Over all organisations it is the month's net sum, and what open disputes hold of it.
 */
type InMonth = { id: number; given: Cents; received: Cents };

export type ByOrganisation = {
  given: readonly Given[];
  received: ReadonlyMap<PeriodId, readonly Received[]>;
  names: ReadonlyMap<number, string>;
};

/** Each public month with what its organisations were given, of the same reading as its sums. */
export function monthsByOrganisation(
  months: readonly BookMonth[],
  table: PublicTable,
  { given, received, names }: ByOrganisation,
): ReadonlyMap<PeriodId, OpenMonth> {
  const byPeriod = Map.groupBy(given, ({ period }) => period);
  const onWire = new Map(months.map((month) => [month.month, month]));
  return new Map(
    table.months.flatMap(({ period, periods }): [PeriodId, OpenMonth][] => {
      const month = onWire.get(periodLabel(period));
      if (month === undefined) return [];
      const rows = rowsOf(
        periods.flatMap((one) => byPeriod.get(one) ?? []),
        periods.flatMap((one) => received.get(one) ?? []),
      );
      const organisations = rowsOnWire(rows, names, ({ id }) => table.isTold(id, period));
      return [[period, { ...month, organisations }]];
    }),
  );
}

/** Of each organisation that was given something, or keeps what went back after its release; the largest first. */
function rowsOf(given: readonly Given[], received: readonly Received[]): InMonth[] {
  const rows = new Map<number, InMonth>();
  const add = (id: number, more: Pick<InMonth, "given" | "received">) => {
    const before = rows.get(id) ?? { given: 0n, received: 0n };
    rows.set(id, { id, given: before.given + more.given, received: before.received + more.received });
  };
  for (const { organisation, cents } of given) add(organisation, { given: cents, received: 0n });
  for (const { organisation, cents } of received) add(organisation, { given: 0n, received: cents });
  return [...rows.values()]
    .filter((row) => row.given !== 0n || row.received !== 0n)
    .toSorted((a, b) => (a.given === b.given ? a.id - b.id : a.given < b.given ? 1 : -1));
}

/** Those that are not told apart are one. */
function rowsOnWire(
  rows: readonly InMonth[],
  names: ByOrganisation["names"],
  isTold: (row: InMonth) => boolean,
): OpenMonth["organisations"] {
  const few = rows.filter((row) => !isTold(row));
  const shown = rows.filter(isTold).map((row) => ({
    organisation: { id: row.id, name: names.get(row.id) ?? "" },
    ...sumsOnWire(row),
  }));
  const others = few.reduce(
    (sum, { given, received }) => ({ given: sum.given + given, received: sum.received + received }),
    { given: 0n, received: 0n },
  );
  return few.length === 0 ? shown : [...shown, { organisation: null, ...sumsOnWire(others) }];
}

const sumsOnWire = ({ given, received }: Pick<InMonth, "given" | "received">) => ({
  given_in_euros: eurosFromCents(given),
  received_in_euros: eurosFromCents(received),
});
