import { expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "@kalivo/server/test/support/month-world.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const standing = async () => (await kalivo.call("GET", api.readTransparency)).body.standing;

test("what organisations may be paid is at the bank in time, without anybody's doing", async () => {
  const { db } = kalivo.product.services;
  const burner = await newBurner(db, [await newOrganisation(db)]);
  await newPledge(db, { payer: await newSandboxPayer(db), burner });
  await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: 10_000 });
  await kalivo.runDue();
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.moveTo("2027-01-20T08:01:00Z");
  expect(await standing()).toMatchObject({ at_provider_in_euros: 9.6, at_bank_in_euros: 0 }); // still on hold
  await kalivo.moveTo("2027-02-05T08:01:00Z");
  await kalivo.runDue();
  await kalivo.moveTo("2027-02-07T08:01:00Z");
  expect(await standing()).toMatchObject({
    at_provider_in_euros: 0,
    at_bank_in_euros: 9.6,
    payable_in_euros: 9.6,
  });
});
