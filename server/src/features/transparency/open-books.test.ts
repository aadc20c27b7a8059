import { expect, test } from "vitest";
import { grossTotal } from "../../../test/support/people.ts";
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

const kalivo = useProduct({ KALIVO_NOW: "2026-12-10T10:00:00Z" });

test("anybody may read the open books, while they are empty and a minute after they are not", async () => {
  const read = () => kalivo.call("GET", "/api/transparency");
  const nothing = { months: [], gross_in_euros: 0, fees_in_euros: 0, net_in_euros: 0 };
  expect(await read()).toMatchObject({ status: 200, body: nothing });
  for (let donor = 1; donor <= 5; donor += 1)
    await grossTotal(kalivo, { party: "payer", party_id: donor, period_id: 202611, gross_cents: 250n });
  expect((await read()).body).toEqual(nothing);
  await kalivo.moveTo("2026-12-10T10:01:00Z");
  expect((await read()).body).toEqual({
    months: [{ month: "2026-11", gross_in_euros: 12.5, fees_in_euros: 0, net_in_euros: 12.5 }],
    gross_in_euros: 12.5,
    fees_in_euros: 0,
    net_in_euros: 12.5,
  });
});
