import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { payBack } from "#server-test/support/charge-acts.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { reverseCharge } from "../reversals/reverse-charge.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 3);
const db = () => kalivo.product.services.db;
const get = <Address extends AddressWith<"GET">>(path: Address, who = 0) =>
  kalivo.call("GET", path, { token: month.payer(who).token });

beforeAll(async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z"); // collected
  await kalivo.runDue();
});

test("a year is what was paid in it, by payment and by organisation", async () => {
  expect((await get(api.listYears)).body).toEqual([{ year: 2026, team: null }]);
  const { body } = await get(pathTo(api.readYear, { year: 2026 }));
  expect(body).toMatchObject({
    year: 2026,
    payments: [{ month: "2026-11", paid_on: "2026-12-04", gross_in_euros: 7, returned_in_euros: 0 }],
    given_in_euros: 7,
  });
  const given = body.organisations.reduce((sum, { given_in_euros }) => sum + given_in_euros, 0);
  expect(given).toBeCloseTo(7, 10);
  expect(body.net_in_euros).toBeCloseTo(7 - body.fee_in_euros, 10);
});

test("what was returned is no donation of the year any more", async () => {
  const { id } = await db()
    .selectFrom("charges")
    .select("id")
    .where("statement_id", "=", month.payer(1).statement)
    .executeTakeFirstOrThrow();
  const refund = { chargeId: id, kind: "refund", amount: 700n, at: new Date() } as const;
  await db()
    .transaction()
    .execute((transaction) => reverseCharge(transaction, refund));
  const { body } = await get(pathTo(api.readYear, { year: 2026 }), 1);
  expect(body).toMatchObject({
    payments: [{ gross_in_euros: 7, returned_in_euros: 7, net_in_euros: 0 }],
    organisations: [],
    given_in_euros: 0,
    net_in_euros: 0,
  });
});

const yearOfThird = async () => (await get(pathTo(api.readYear, { year: 2026 }), 2)).body;

test("of a month paid back in part the net is what the organisations have of it, and each row adds up", async () => {
  const held = async () => {
    const { rows } = await sql<{ cents: bigint }>`
      select sum(b.credits - b.debits)::bigint as cents
      from balances b
      join accounts a on a.id = b.account_id
      where a.code in ('org_held', 'org_payable')
    `.execute(db());
    return Number(rows[0]?.cents) / 100;
  };
  const charge = await db()
    .selectFrom("charges")
    .selectAll()
    .where("statement_id", "=", month.payer(2).statement)
    .executeTakeFirstOrThrow();
  const [before, heldBefore] = [await yearOfThird(), await held()];
  await payBack(db(), charge, { amount: 333n, ends: ["succeeded"] }, new Date("2026-12-05T09:00:00Z"));
  const after = await yearOfThird();
  expect(after.given_in_euros).toBe(3.67);
  expect(before.net_in_euros - after.net_in_euros).toBeCloseTo(heldBefore - (await held()), 10);
  expect(after.net_in_euros + after.fee_in_euros).toBeCloseTo(after.given_in_euros, 10);
  expect(after.fee_in_euros).toBeLessThan(before.fee_in_euros);
});

test("the year and the receipt are documents that say they are no tax certificate", async () => {
  for (const path of [
    pathTo(api.downloadYearPdf, { year: 2026 }),
    pathTo(api.downloadReceipt, { id: month.payer(0).statement }),
  ] as const) {
    const { status, headers, text } = await get(path);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(text.slice(0, 5)).toBe("%PDF-");
    expect(text).toContain("%%EOF");
  }
  const { text, headers } = await get(pathTo(api.downloadYearCsv, { year: 2026 }));
  expect(headers["content-disposition"]).toBe('attachment; filename="kalivo-donations-2026.csv"');
  expect(text).toMatch(/^\uFEFFMonth;Paid on;Reference;Organisation;Given\r\nNovember 2026;04\/12\/2026;/u);
  expect(text).toMatch(/;\d+,\d+\r\n/u);
  expect(text).toMatch(/\r\nThis is not a tax certificate\.\r\n$/u);
});

test("a document is in its reader's language for the ear and in its name, too", async () => {
  const { token } = month.payer(0);
  const french = { token, headers: { "accept-language": "fr" } };
  const pdf = await kalivo.call("GET", pathTo(api.downloadYearPdf, { year: 2026 }), french);
  expect(pdf.text).toContain("/Lang (fr-BE)");
  expect(pdf.headers["content-disposition"]).toBe('attachment; filename="kalivo-dons-2026.pdf"');
  const sheet = await kalivo.call("GET", pathTo(api.downloadYearCsv, { year: 2026 }), french);
  expect(sheet.text).toMatch(/^\uFEFFMois;Payé le;Référence;Association;/u);
});

test("nobody reads somebody else's, and an empty year is none", async () => {
  const stranger = await somebody(kalivo);
  const asStranger = callsAs(kalivo, () => stranger).get;
  const year = 2026;
  const { statement: id } = month.payer(0);
  for (const path of [
    pathTo(api.readYear, { year }),
    pathTo(api.downloadYearPdf, { year }),
    pathTo(api.downloadYearCsv, { year }),
    pathTo(api.downloadReceipt, { id }),
    pathTo(api.proveStatement, { id }),
  ] as const)
    expect((await asStranger(path)).status, path).toBe(404);
  expect((await get(pathTo(api.readYear, { year: 2025 }))).status).toBe(404);
  expect((await get(pathTo(api.readYear, { year: "2026?team=1" }))).status).toBe(404);
  expect((await get(pathTo(api.readYear, { year: "nonsense" }))).status).toBe(404);
  expect((await asStranger(api.listYears)).body).toEqual([]);
});

const proof = async () => (await get(pathTo(api.proveStatement, { id: month.payer(0).statement }))).body;

test("the payer can recompute the hash of the own payment once the month is sealed", async () => {
  expect((await proof()).map(({ sealed }) => sealed)).toEqual([null, null, null]);
  await kalivo.moveTo("2027-01-01T00:30:00Z");
  for (const { text, sealed } of await proof()) {
    const hash = createHash("sha256").update(`${sealed?.salt}|${text}`).digest("hex");
    expect(hash).toBe(sealed?.hash);
    const { text: table } = await kalivo.call("GET", pathTo(api.downloadLeaves, { month: "2026-12" }));
    expect(table).toContain(`\r\n${sealed?.entry},${hash}\r\n`);
  }
  const { rows } = await sql<{ gross: bigint }>`
    select sum(gross_cents)::bigint as gross from gross_totals where party = 'payer'
  `.execute(db());
  expect(rows).toEqual([{ gross: 1_067n }]); // 3 × 7 €, 3.33 € of one and all of another returned
});
