import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { booksCompared } from "#server-test/support/books-differ.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const desk = usePayoutDesk(kalivo);

const compared = (differ: number) => booksCompared(kalivo.product.services, differ);

test("while the books differ no run is approved and no file is given; once they agree both go on", async () => {
  const { id } = (await desk.post(desk.ines(), api.preparePayouts)).body;
  const approve = () => desk.post(desk.omar(), pathTo(api.approvePayouts, { id }));
  await compared(1);
  const refused = await approve();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "The books don't agree with themselves, so no money leaves now. The page Books says what differs.",
  ]);
  await compared(0);
  expect((await approve()).status).toBe(200);
  await compared(2);
  expect((await desk.fileOf(id)).status).toBe(409);
  await compared(0);
  expect((await desk.fileOf(id)).status).toBe(200);
});
