import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { useSavedOrNot } from "#server-test/support/saved-or-not.ts";

// Whichever statement of a call the database ends: an admin who is told that it failed finds nothing booked.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, fileOf, today } = desk;
const tryEvery = useSavedOrNot(kalivo);

test("a run is prepared, and what the bank did is confirmed, with the answer or not at all", async () => {
  for (const { token } of [ines(), omar()]) await kalivo.call("GET", api.readMe, { token });
  const prepared = await tryEvery({ ok: 201, call: () => post(ines(), api.preparePayouts) });
  const { id, payouts } = prepared.answer.body;
  await post(omar(), pathTo(api.approvePayouts, { id }));
  await fileOf(id);
  await post(ines(), pathTo(api.signPayouts, { id }));
  const one = pathTo(api.confirmPayout, { id: payouts[0]?.id ?? 0 });
  const confirmed = await tryEvery({ ok: 200, call: () => post(ines(), one, { settled_on: today() }) });
  expect([prepared.wrong, confirmed.wrong]).toEqual([[], []]);
  expect(confirmed.answer.body.at_the_bank).toBe(payouts.length - 1);
  expect(await desk.differences()).toEqual([]);
});
