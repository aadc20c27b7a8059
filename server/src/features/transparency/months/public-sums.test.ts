import { expect, test } from "vitest";
import { publicMonths } from "@kalivo/domain/open-books/public-months.ts";
import { publicSums, type LedgerMonth } from "./public-sums.ts";

const sumsOf = (ledger: LedgerMonth[], left: Parameters<typeof publicSums>[2] = []) =>
  publicSums(publicMonths(ledger), ledger, left);

const month = (period: number, donors: number, sums: Partial<LedgerMonth>): LedgerMonth => ({
  period,
  donors,
  gross: 0n,
  fees: 0n,
  returned: 0n,
  losses: 0n,
  returned_twice: 0n,
  disputed_donors: 0,
  dispute_fees: 0n,
  ...sums,
});

test("net is gross less fees and what went back, plus what the association bore of it", () => {
  const november = month(202611, 9, {
    gross: 10_000n,
    fees: 400n,
    returned: 1_500n,
    losses: 70n,
    returned_twice: 250n,
    disputed_donors: 5,
    dispute_fees: 2_000n,
  });
  const { months, total } = sumsOf([november]);
  expect(months).toMatchObject([{ month: "2026-11", net_in_euros: 81.7 }]);
  expect(total).toEqual({
    gross_in_euros: 100,
    fees_in_euros: 4,
    returned_in_euros: 15,
    given_in_euros: 85,
    losses_in_euros: 0.7,
    returned_twice_in_euros: 2.5,
    dispute_fees_in_euros: 20,
    net_in_euros: 81.7,
  });
});

test("a month with fewer than five donors is added to the next older one, and the oldest few to the oldest that is public", () => {
  const { months, total } = sumsOf([
    month(202611, 4, { gross: 400n, fees: 28n }),
    month(202610, 5, { gross: 700n, fees: 50n }),
    month(202609, 2, { gross: 250n, fees: 17n }),
  ]);
  expect(months).toMatchObject([{ month: "2026-10", gross_in_euros: 13.5, fees_in_euros: 0.95 }]);
  expect(total).toMatchObject({ gross_in_euros: 13.5, fees_in_euros: 0.95, net_in_euros: 12.55 });
});

test("what went back is told at once, as the organisations' figures are without it, and not of which kind it was", () => {
  const few = [
    month(202611, 9, { gross: 900n, returned: 100n, losses: 5n, returned_twice: 3n }),
    month(202610, 9, { gross: 900n, returned: 300n, disputed_donors: 1, dispute_fees: 1_500n }),
  ];
  const { months, total } = sumsOf(few);
  expect(months).toMatchObject([
    { returned_in_euros: 1, given_in_euros: 8, losses_in_euros: 0.05, returned_twice_in_euros: 0.03 },
    { returned_in_euros: 3, given_in_euros: 6, dispute_fees_in_euros: 0 },
  ]);
  expect(total).toMatchObject({ returned_in_euros: 4, given_in_euros: 14, net_in_euros: 14.05 });
});

test("what banks asked for disputes is told once they concern five donors", () => {
  const few = month(202611, 9, { gross: 900n, disputed_donors: 3, dispute_fees: 4_500n });
  expect(sumsOf([few]).total.dispute_fees_in_euros).toBe(0);
  const more = month(202612, 9, { gross: 900n, disputed_donors: 2, dispute_fees: 3_000n });
  const { months, total } = sumsOf([more, few]);
  expect(months[0]?.dispute_fees_in_euros).toBe(75);
  expect(total.dispute_fees_in_euros).toBe(75);
});

test("what was not collected of fewer than five donors is not told", () => {
  const left = { period: 202611, carried: 700n, carried_donors: 6, waived: 90n, waived_donors: 2 };
  const { months } = sumsOf(
    [month(202611, 9, { gross: 900n })],
    [{ ...left, written_off: 0n, written_off_donors: 0 }],
  );
  expect(months[0]).toMatchObject({ carried_in_euros: 7, waived_in_euros: null, written_off_in_euros: 0 });
});
