import { expect, test } from "vitest";
import { useProduct } from "../../../test/support/product.ts";
import { openBooks } from "./open-books.ts";

const month = (period: number, gross: bigint, fees: bigint, donors: number) => ({
  period,
  gross,
  fees,
  donors,
});

test("a month with fewer than five donors is added to the next older one", () => {
  const books = openBooks([
    month(202611, 300n, 30n, 2),
    month(202610, 1000n, 60n, 5),
    month(202609, 50n, 5n, 1),
  ]);
  expect(books.months).toEqual([
    { month: "2026-10", gross_in_euros: 13, fees_in_euros: 0.9, net_in_euros: 12.1 },
  ]);
  expect(books).toMatchObject({ gross_in_euros: 13.5, fees_in_euros: 0.95, net_in_euros: 12.55 });
});

const kalivo = useProduct();

test("anybody may read the open books, also while they are empty", async () => {
  const { status, body } = await kalivo.call("GET", "/api/transparency");
  expect([status, body]).toEqual([200, { months: [], gross_in_euros: 0, fees_in_euros: 0, net_in_euros: 0 }]);
});
