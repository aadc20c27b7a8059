import { expect, test } from "vitest";
import type { LedgerMonth } from "./months.queries.ts";
import { publicSums } from "./public-sums.ts";

const month = (period: number, donors: number, sums: Partial<LedgerMonth>): LedgerMonth => ({
  period,
  donors,
  gross: 0n,
  fees: 0n,
  refunds: 0n,
  refunded_donors: 0,
  refund_losses: 0n,
  disputes: 0n,
  disputed_donors: 0,
  dispute_losses: 0n,
  dispute_fees: 0n,
  ...sums,
});

test("net is gross less fees and what went back, plus what the association bore of it", () => {
  const november = month(202611, 9, {
    gross: 10_000n,
    fees: 400n,
    refunds: 1_000n,
    refunded_donors: 5,
    refund_losses: 40n,
    disputes: 500n,
    disputed_donors: 5,
    dispute_losses: 30n,
    dispute_fees: 2_000n,
  });
  const { months, total, heldBack } = publicSums([november], []);
  expect([months, heldBack]).toMatchObject([[{ month: "2026-11", net_in_euros: 81.7 }], false]);
  expect(total).toEqual({
    gross_in_euros: 100,
    fees_in_euros: 4,
    refunds_in_euros: 10,
    disputes_in_euros: 5,
    losses_in_euros: 0.7,
    dispute_fees_in_euros: 20,
    net_in_euros: 81.7,
  });
});

test("a month with fewer than five donors is added to the next older one, and the oldest few to the total only", () => {
  const { months, total } = publicSums(
    [
      month(202611, 4, { gross: 400n, fees: 28n }),
      month(202610, 5, { gross: 700n, fees: 50n }),
      month(202609, 2, { gross: 250n, fees: 17n }),
    ],
    [],
  );
  expect(months).toMatchObject([{ month: "2026-10", gross_in_euros: 11, fees_in_euros: 0.78 }]);
  expect(total).toMatchObject({ gross_in_euros: 13.5, fees_in_euros: 0.95, net_in_euros: 12.55 });
});

test("a refund is told once it is one of five, also in the total", () => {
  const few = [
    month(202611, 9, { gross: 900n, refunds: 100n, refunded_donors: 1, refund_losses: 5n }),
    month(202610, 9, { gross: 900n, refunds: 300n, refunded_donors: 3 }),
  ];
  expect(publicSums(few, [])).toMatchObject({
    heldBack: true,
    total: { refunds_in_euros: 0, net_in_euros: 18 },
  });
  const enough = [month(202612, 9, { gross: 900n, refunds: 200n, refunded_donors: 2 }), ...few];
  const { months, total, heldBack } = publicSums(enough, []);
  expect([months[0], heldBack]).toMatchObject([{ month: "2026-12", refunds_in_euros: 6 }, false]);
  expect(total.refunds_in_euros).toBe(6);
});

test("what was not collected of fewer than five donors is not told", () => {
  const left = { period: 202611, carried: 700n, carried_donors: 6, waived: 90n, waived_donors: 2 };
  const { months } = publicSums(
    [month(202611, 9, { gross: 900n })],
    [{ ...left, written_off: 0n, written_off_donors: 0 }],
  );
  expect(months[0]).toMatchObject({ carried_in_euros: 7, waived_in_euros: null, written_off_in_euros: 0 });
});
