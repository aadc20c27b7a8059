import type { AddressWith } from "@kalivo/contract/calls.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { publicBooks } from "./open-books.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-31T10:00:00Z" });
const db = () => kalivo.product.services.db;
const read = async () => (await kalivo.call("GET", api.readTransparency)).body;
const table = async (path: AddressWith<"GET">) => {
  const { status, text } = await kalivo.call("GET", path);
  return status === 200 ? text.split("\r\n") : [`${status}`];
};
const tableOf = (name: string) => table(pathTo(api.downloadTransparency, { table: name }));

test("the books are there while they are empty", async () => {
  expect(await read()).toMatchObject({
    months: [],
    organisations: [],
    payouts: [],
    seals: [],
  });
});

test("everybody reads what was given, what it cost and where it is", async () => {
  await paidCharges(db(), 6);
  await kalivo.moveTo("2027-01-01T00:30:00Z"); // seals December, and lets the kept answer grow old
  const books = await read();
  expect(books.total).toMatchObject({ gross_in_euros: 60.06, fees_in_euros: 2.46, net_in_euros: 57.6 });
  expect(books.months).toMatchObject([{ month: "2026-11", gross_in_euros: 60.06, written_off_in_euros: 0 }]);
  expect(books.standing).toMatchObject({
    at_provider_in_euros: 57.6,
    held_in_euros: 57.6,
    at_bank_in_euros: 0,
  });
  const held = books.organisations.reduce((sum, row) => sum + Math.round(row.held_in_euros * 100), 0);
  expect(held).toBe(5_760);
  const given = books.organisations.reduce((sum, row) => sum + Math.round(row.given_in_euros * 100), 0);
  expect(given).toBe(6_006);
});

test("a month is public by organisation, as JSON and as a table; another is not", async () => {
  const { body } = await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month: "2026-11" }));
  expect(body.organisations).toHaveLength(3);
  const received = body.organisations.reduce((sum, row) => sum + Math.round(row.received_in_euros * 100), 0);
  expect(received).toBe(Math.round(body.net_in_euros * 100));
  expect(await table(pathTo(api.downloadTransparencyMonth, { month: "2026-11" }))).toContain(
    "2026-11,60.06,2.46,0,60.06,0,57.6,0,0,0,0,0",
  );
  const paths = [api.readTransparencyMonth, api.downloadTransparencyMonth, api.downloadLeaves] as const;
  for (const path of paths)
    expect((await kalivo.call("GET", pathTo(path, { month: "2026-10" }))).status).toBe(404);
  expect((await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month: "nonsense" }))).status).toBe(
    404,
  );
});

test("an organisation with fewer than five donors is not named with its sums, nor the one that hides it", async () => {
  await sql`update gross_totals set payers_count = 4 where party = 'organisation' and party_id = 1`.execute(
    db(),
  );
  await kalivo.moveTo("2027-01-01T02:00:00Z");
  const books = await read();
  expect(books.organisations.map(({ organisation }) => organisation?.id ?? null)).toEqual([
    expect.any(Number),
    null,
  ]);
  expect(
    (await kalivo.call("GET", pathTo(api.readTransparencyMonth, { month: "2026-11" }))).body.organisations[2],
  ).toMatchObject({
    organisation: null,
  });
  expect(await tableOf("organisations")).toContainEqual(expect.stringMatching(/^others,/u));
});

test("anybody can recompute the checksum of a month from its entries", async () => {
  const [seal] = (await read()).seals;
  const [head, ...entries] = (await table(pathTo(api.downloadLeaves, { month: "2026-12" }))).filter(
    (line) => line !== "",
  );
  expect([head, entries.length]).toEqual(["entry,hash", seal?.entries]);
  let checksum = Buffer.from(seal?.previous ?? "", "hex");
  for (const entry of entries)
    checksum = createHash("sha256")
      .update(checksum)
      .update(Buffer.from(entry.split(",")[1] ?? "", "hex"))
      .digest();
  expect(checksum.toString("hex")).toBe(seal?.checksum);
  expect((await tableOf("checksums"))[1]).toContain(seal?.checksum);
});

test("the tables of payouts and months are there while they are empty", async () => {
  expect(await tableOf("payouts")).toEqual(["organisation,paid_on,amount,end_to_end_id,bank_reference", ""]);
  expect((await tableOf("months"))[0]).toMatch(/^month,gross,fees,returned,given/u);
});

test("however many ask at once, the books are counted once", async () => {
  const { pool } = kalivo.product.services;
  const now = new Date("2028-05-01T10:00:00Z");
  const asked = vi.spyOn(pool, "connect");
  await publicBooks({ pool, db: db() }).all(now);
  const once = asked.mock.calls.length;
  asked.mockClear();
  const books = publicBooks({ pool, db: db() });
  await Promise.all(Array.from({ length: 20 }, () => books.all(now)));
  expect([once > 0, asked.mock.calls.length]).toEqual([true, once]);
  asked.mockRestore();
});
