import * as api from "@kalivo/contract/api-paths.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";
import { expect, test } from "vitest";
import { seedDemoOnce } from "./seed.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-26T12:00:00Z" });

test("in the demo's past nothing leaves the bank before it's there, and what may be paid out is there too", async () => {
  const { past } = await seedDemoOnce(kalivo.product.services, kalivo.product.directString);
  await past;
  const { standing, payouts } = (await kalivo.call("GET", api.readTransparency)).body;
  expect(payouts.length).toBeGreaterThan(0);
  expect(payouts.filter((payout) => payout.amount_in_euros < 10)).toEqual([]); // rule 18
  expect(standing.at_bank_in_euros).toBeGreaterThan(standing.payable_in_euros);
  expect(standing.on_its_way_in_euros).toBe(0);
});
