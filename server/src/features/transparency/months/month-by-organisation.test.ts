import { expect, test } from "vitest";
import { publicTable } from "@kalivo/domain/open-books/public-table.ts";
import { monthsByOrganisation } from "./month-by-organisation.ts";
import { publicSums, type LedgerMonth } from "./public-sums.ts";

const NOVEMBER = 202611;

test("what an organisation keeps of donations that all went back after their release is in the month, so that it adds up", () => {
  const ledger: LedgerMonth = {
    period: NOVEMBER,
    donors: 12,
    gross: 12_000n,
    fees: 480n,
    returned: 6_000n,
    losses: 6_000n,
    returned_twice: 0n,
    disputed_donors: 0,
    dispute_fees: 0n,
  };
  const given = [{ organisation: 1, period: NOVEMBER, donors: 6, cents: 6_000n }];
  const received = new Map([
    [
      NOVEMBER,
      [
        { organisation: 1, cents: 5_760n },
        { organisation: 2, cents: 5_760n },
        { organisation: 3, cents: 0n },
      ],
    ],
  ]);
  const table = publicTable([ledger], given);
  const names = new Map([[1, "One"]]);
  const { months } = publicSums(table.months, [ledger], []);
  const month = monthsByOrganisation(months, table, { given, received, names }).get(NOVEMBER);
  expect(month).toMatchObject({ given_in_euros: 60, net_in_euros: 115.2 });
  expect(month?.organisations).toEqual([
    { organisation: { id: 1, name: "One" }, given_in_euros: 60, received_in_euros: 57.6 },
    { organisation: null, given_in_euros: 0, received_in_euros: 57.6 },
  ]);
});
