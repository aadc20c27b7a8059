import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { payerOf, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-28T10:00:00Z" });

test("a month that is over is its estimate, then what was announced, then what was collected, and never nothing", async () => {
  const { db } = kalivo.product.services;
  const [donor, stranger] = [await somebody(kalivo), await somebody(kalivo)];
  const payer = await payerOf(kalivo, donor.id);
  await giveSandboxMethod(db, payer, "succeeds");
  const burner = await newBurner(db, [await newOrganisation(db)]);
  await newPledge(db, { payer, burner });
  await newWorkout(db, { burner, endAt: "2026-11-15T10:00:00Z", kcal: 4_000 });
  const november = async (token: string) => {
    const { body } = await kalivo.call("GET", pathTo(api.readStats, { type: "donor", id: donor.id }), {
      token,
    });
    return { bar: body.bars.find(({ date }) => date === "2026-11"), allTime: body.allTime };
  };

  await kalivo.moveTo("2026-11-30T23:30:00Z"); // December in Brussels, and not closed yet
  const estimated = { date: "2026-11", value: 4, temporary: true };
  expect(await november(donor.token)).toEqual({ bar: estimated, allTime: 0 });
  const announced = { ...estimated, announced: true };
  for (const at of ["2026-12-01T05:01:00Z", "2026-12-03T12:00:00Z"]) {
    await kalivo.moveTo(at);
    expect(await november(donor.token)).toEqual({ bar: announced, allTime: 0 });
  }
  // an announced amount is visible to nobody else
  expect((await november(stranger.token)).bar).toEqual({ date: "2026-11", value: 0, temporary: false });

  await kalivo.moveTo("2026-12-04T08:05:00Z");
  const collected = { date: "2026-11", value: 4, temporary: false };
  expect(await november(donor.token)).toEqual({ bar: collected, allTime: 4 });
  expect((await november(stranger.token)).bar).toEqual(collected);
});
