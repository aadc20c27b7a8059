import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "@kalivo/server/test/support/month-world.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const db = () => kalivo.product.services.db;
const press = () => kalivo.app.inject({ method: "POST", url: "/sandbox/payout" });
const balances = async () => {
  const { rows } = await sql<{ code: string; cents: bigint }>`
    select a.code, (b.debits - b.credits) as cents
    from accounts a
    join balances b on b.account_id = a.id
    where a.code in ('provider_clearing', 'provider_in_transit', 'bank')
    order by a.code
  `.execute(db());
  return Object.fromEntries(rows.map(({ code, cents }) => [code, Number(cents)]));
};

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner });
  await newWorkout(db(), { burner, endAt: "2026-11-10T10:00:00Z", kcal: 10_000 });
  await kalivo.runDue();
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});

test("what is not available yet is not sent", async () => {
  expect((await press()).statusCode).toBe(303);
  await kalivo.runDue();
  expect(await balances()).toEqual({ provider_clearing: 960 });
});

test("the balance goes to the bank once, also when it is sent twice at once", async () => {
  await kalivo.moveTo("2026-12-07T08:01:00Z");
  await Promise.all([press(), press(), press()]);
  await kalivo.runDue();
  expect(await balances()).toEqual({ provider_clearing: 0, provider_in_transit: 960 });
  await kalivo.moveTo("2026-12-09T08:01:00Z"); // and the daily comparison finds that it arrived
  expect(await balances()).toEqual({ provider_clearing: 0, provider_in_transit: 0, bank: 960 });
});
