import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 4);

test("who wants a month back may say why, and need not", async () => {
  const { db } = kalivo.product.services;
  await kalivo.moveTo("2026-12-04T08:05:00Z");
  const ask = (index: number, reason?: string) => {
    const { token, statement } = month.payer(index);
    const data = reason === undefined ? {} : { reason };
    return kalivo.call("POST", pathTo(api.refundStatement, { id: statement }), { token, data });
  };
  expect((await ask(0, "duplicate")).status).toBe(422);
  const answers = [
    await ask(0, "unrecognised"),
    await ask(1, "too_much"),
    await ask(2, "requested"),
    await ask(3),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const kept = await db.selectFrom("refunds").select("reason").orderBy("id").execute();
  expect(kept.map(({ reason }) => reason)).toEqual(["unrecognised", "too_much", "requested", "requested"]);
});
