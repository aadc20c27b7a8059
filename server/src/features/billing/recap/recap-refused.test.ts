import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import {
  choose,
  giveSandboxMethod,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;

const read = async ({ token }: Somebody) => (await kalivo.call("GET", api.readRecap, { token })).body.recap;

test("what a bank refused is told to nobody as given or raised", async () => {
  const [burner, refused, giver] = [
    await somebody(kalivo, "Bo", "Renders"),
    await somebody(kalivo, "Re", "Fused"),
    await somebody(kalivo, "Gi", "Ver"),
  ];
  await choose(db(), burner.id, [await newOrganisation(db(), "Ocean Watch")]);
  for (const [person, behaviour] of [
    [refused, "declines"],
    [giver, "succeeds"],
  ] as const) {
    const payer = await newPayer(db(), { userId: person.id });
    await giveSandboxMethod(db(), payer, behaviour);
    await newPledge(db(), { payer, burner: burner.id, rate: 20 });
  }
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-15T10:00:00Z", kcal: 1_000 });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const waits = { amount_in_euros: 2, on_its_way_in_euros: 2 };
  expect((await read(refused))?.given).toMatchObject(waits);
  expect(await read(burner)).toMatchObject({ donors: 2, raised_in_euros: 4, on_its_way_in_euros: 4 });

  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await read(refused)).toBeNull();
  expect((await read(giver))?.given).toMatchObject({ ...waits, on_its_way_in_euros: 0 });
  expect(await read(burner)).toMatchObject({ donors: 1, raised_in_euros: 2, on_its_way_in_euros: 0 });
});
