import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { returnPayout } from "../billing/payouts/settle-payouts.ts";
import { selectReached } from "./moments.queries.ts";

const kalivo = useProduct();
const desk = usePayoutDesk(kalivo);

const burners = async () => {
  const { db, pool } = kalivo.product.services;
  const people = await db.selectFrom("statement_lines").select("burner_id").distinct().execute();
  const rows = await Promise.all(people.map(({ burner_id }) => selectReached(pool, [burner_id])));
  return rows.flat().map(({ raised_arrived }) => raised_arrived);
};
const total = async () => (await burners()).reduce((cents, { cents: one }) => cents + one, 0);

test("money has arrived once the bank says so, no sooner, and no longer when it comes back", async () => {
  expect(await total()).toBe(0);
  const { id, payouts } = await desk.approvedRun();
  const [first] = payouts;
  if (first === undefined) throw new Error("nothing is owed");
  await desk.fileOf(id);
  await desk.post(desk.ines(), pathTo(api.signPayouts, { id }));
  expect(await total(), "at the bank").toBe(0);

  await desk.post(desk.ines(), pathTo(api.confirmPayouts, { id }), { settled_on: desk.today() });
  const all = payouts.reduce((cents, { amount_in_euros }) => cents + desk.centsOf(amount_in_euros), 0n);
  const arrived = await total();
  expect(arrived, "what left for organisations, without the provider's fees").toBe(Number(all));
  expect(arrived).toBeGreaterThan(0);
  expect(
    (await burners()).map(({ organisations }) => organisations.length).toSorted((a, b) => a - b),
  ).toEqual([2, 3]);

  const { db, clock } = kalivo.product.services;
  const back = { by: desk.ines().id, returnedOn: desk.today(), reason: "closed account" } as const;
  const returned = await db.transaction().execute((tx) => returnPayout(tx, first.id, back, clock.now()));
  expect(returned.ok).toBe(true);
  expect(await total()).toBeLessThan(arrived);
});
