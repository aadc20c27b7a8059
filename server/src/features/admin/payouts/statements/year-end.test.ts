import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { camtFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, left, back, statement, look, book } = desk;

test("what left and came back before the turn of the year is in that year, though its statement is read in the next", async () => {
  await kalivo.moveTo("2027-12-21T09:00:00Z");
  const run = await desk.approvedRun();
  await desk.fileOf(run.id);
  await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  await kalivo.moveTo("2028-01-05T09:00:00Z"); // December is sealed by now
  const [first, second, third] = run.payouts;
  if (first === undefined || second === undefined || third === undefined) throw new Error("three payouts");
  const text = camtFile([
    statement(
      [
        { ...back(first), day: "2027-12-28" },
        { ...left(first), day: "2027-12-23" },
        { ...left(second), day: "2027-12-23" },
      ],
      { reference: "DEC", closesOn: "2027-12-31" },
    ),
  ]);
  const { body } = await look(text);
  expect((await book(omar(), text, body.seen)).status).toBe(200);
  await post(ines(), pathTo(api.confirmPayout, { id: third.id }), { settled_on: "2027-12-24" });
  const { rows } = await sql<{ kind: string; day: string }>`
    select kind, to_char(occurred_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day
    from journals
    where kind in ('payout_paid', 'payout_returned')
    order by occurred_at, id
  `.execute(kalivo.product.services.db);
  expect(rows).toEqual([
    { kind: "payout_paid", day: "2027-12-23" },
    { kind: "payout_paid", day: "2027-12-23" },
    { kind: "payout_paid", day: "2027-12-24" },
    { kind: "payout_returned", day: "2027-12-28" },
  ]);
  expect(await desk.differences()).toEqual([]);
});
