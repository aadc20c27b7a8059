import * as api from "@kalivo/contract/api-paths.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";
import { expect, test } from "vitest";
import { seedDemoOnce } from "./seed.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-26T12:00:00Z" });

test("in the demo's past nothing leaves the bank before it's there, and what may be paid out is there too", async () => {
  const { services, directString } = kalivo.product;
  const { past, seeded } = await seedDemoOnce(services, directString);
  const other = await seedDemoOnce(services, directString); // of a worker that is started beside it
  expect([seeded, other.seeded]).toEqual([true, false]);
  await other.past; // as long as the other one's
  const { standing, payouts } = (await kalivo.call("GET", api.readTransparency)).body;
  expect(payouts.length).toBeGreaterThan(0);
  expect(payouts.filter((payout) => payout.amount_in_euros < 10)).toEqual([]); // rule 18
  expect(standing.at_bank_in_euros).toBeGreaterThan(standing.payable_in_euros);
  expect(standing.on_its_way_in_euros).toBe(0);
  await past;
});
