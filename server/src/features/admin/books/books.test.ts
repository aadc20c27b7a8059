import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { BookTable } from "@kalivo/contract/shapes/admin-books.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { MEMORANDUM, MEMORANDUM_KINDS } from "../../billing/ledger/chart.ts";
import { auditLog } from "#server-test/support/admins.ts";
import { camtFile } from "#server-test/support/bank-files.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { serverWords } from "@kalivo/words/server.ts";

// Three organisations are owed money of November; two are paid in a run, and one payout comes back.
const kalivo = useProduct();
const desk = usePayoutDesk(kalivo);
const db = () => kalivo.product.services.db;

const books = async (period: string) => (await desk.get(pathTo(api.readBooks, { period }))).body;
const download = (period: string, table: string) =>
  kalivo.call("GET", pathTo(api.downloadBooks, { period, table }), { token: desk.ines().token });

/** The rows of a table, keyed by its column headings. */
async function rowsOf(period: string, table: BookTable): Promise<Record<string, string>[]> {
  const { status, text } = await download(period, table);
  if (status !== 200) throw new Error(`${table} of ${period}: ${status}`);
  const [head = "", ...lines] = text
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .filter((line) => line !== "");
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [names[index], cell])));
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
const cents = (text: string | undefined) => Math.round(Number((text ?? "").replace(",", ".")) * 100);
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + cents(row[column]), 0);

/** The sum of the ledger's balances of money accounts: debits less credits. */
async function standing(): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(abs(b.debits - b.credits)), 0) as cents
    from balances b
    join accounts a on a.id = b.account_id
    where a.code not in (${sql.join([...MEMORANDUM])})
  `.execute(db());
  return Number(rows[0]?.cents);
}

test("a run is paid and one transfer comes back", async () => {
  const run = await desk.approvedRun();
  await desk.fileOf(run.id);
  await desk.wait(1);
  const [first] = run.payouts;
  if (first === undefined) throw new Error("a payout");
  const left = desk.statement(run.payouts.map((payout) => desk.left(payout)));
  const look = async (file: string) => (await desk.look(file)).body;
  const leaving = camtFile([left]);
  expect((await desk.book(desk.ines(), leaving, (await look(leaving)).seen)).status).toBe(200);
  await desk.wait(1);
  const back = camtFile([desk.statement([desk.back(first)], { reference: "S-back" })]);
  expect((await desk.book(desk.ines(), back, (await look(back)).seen)).status).toBe(200);
  const found = await desk.get(api.findAnything, { search: first.end_to_end_id });
  expect(found.body.payouts).toMatchObject([{ run_id: run.id, organisation: { id: first.organisation.id } }]);
  for (const reference of [run.message_id, `BACK-${first.id}`, `OUT-${first.end_to_end_id.slice(-4)}`]) {
    const by = await desk.get(api.findAnything, { search: reference });
    expect([reference, by.body.payouts[0]?.run_id]).toEqual([reference, run.id]);
  }
});

test("in the journal of a year debits are credits, in every journal and altogether", async () => {
  for (const year of ["2026", "2027"]) {
    const rows = await rowsOf(year, "journal");
    expect(sum(rows, "debit")).toBe(sum(rows, "credit"));
    const numbers = [...new Set(rows.map(({ journal }) => journal))];
    expect(numbers.length).toBe((await books(year)).journals);
    for (const number of numbers) {
      const lines = rows.filter(({ journal }) => journal === number);
      expect([number, sum(lines, "debit")]).toEqual([number, sum(lines, "credit")]);
    }
  }
});

test("a year opens as the one before closed, months add up to their year, and the end is the ledger's own", async () => {
  const [before, after, months] = await Promise.all([
    books("2026"),
    books("2027"),
    Promise.all(
      Array.from({ length: 12 }, (_, index) => books(`2027-${String(index + 1).padStart(2, "0")}`)),
    ),
  ]);
  const closing = before.accounts.map(({ code, closing_in_euros }) => [code, closing_in_euros]);
  const opening = new Map(after.accounts.map(({ code, opening_in_euros }) => [code, opening_in_euros]));
  expect(closing).toEqual(closing.map(([code]) => [code, opening.get(`${code}`)]));
  expect(before.total).toMatchObject({ opening_in_euros: 0, closing_in_euros: 0 });
  expect(after.total.debit_in_euros).toBe(after.total.credit_in_euros);
  const booked = months.reduce((total, month) => total + month.total.debit_in_euros, 0);
  expect(booked).toBeCloseTo(after.total.debit_in_euros, 6);
  const stands = after.accounts.reduce(
    (total, { closing_in_euros: euros }) => total + Math.abs(Math.round(euros * 100)),
    0,
  );
  expect(stands).toBe(await standing());
  expect(await desk.differences()).toEqual([]);
  expect(sum(await rowsOf("2027", "accounts"), "closing")).toBe(0);
});

test("months, charges, fees, refunds and payouts come as lists whose sums are those of the books", async () => {
  const charges = await rowsOf("2026-11", "charges");
  expect(charges).toHaveLength(10);
  expect(charges[0]).toMatchObject({ state: "succeeded", amount: "10,01", fee: "0,41", month: "2026-11" });
  const [month] = await rowsOf("2026", "months");
  expect(month).toMatchObject({ month: "2026-11", charges: "10", collected: "100,1", fees: "4,1" });
  const fees = await rowsOf("2026-12", "fees");
  expect(sum(fees, "fee")).toBe(410);
  expect(sum(fees, "borne_by_organisations") + sum(fees, "borne_by_association")).toBe(410);
  const payouts = await rowsOf("2027", "payouts");
  expect(new Set(payouts.map(({ state }) => state))).toEqual(new Set(["paid", "returned"]));
  expect(await rowsOf("2027", "refunds")).toEqual([]);
});

test("names that a spreadsheet would run stand behind an apostrophe", async () => {
  await sql`
    update users
    set first_name = '=HYPERLINK("http://evil")', last_name = 'Peeters'
    where id = (select y.user_id from payers y join charges c on c.payer_id = y.id order by c.id limit 1)
  `.execute(db());
  await sql`update organisations set name = '+1+1' where id = (select min(id) from organisations)`.execute(
    db(),
  );
  expect((await download("2026", "charges")).text).toContain(`"'=HYPERLINK(""http://evil"") Peeters"`);
  expect((await download("2027", "payouts")).text).toContain(";'+1+1;");
});

test("a year without data has heads and no rows; one that is no year is not there", async () => {
  expect(await rowsOf("2099", "journal")).toEqual([]);
  expect((await books("2020")).accounts).toEqual([]);
  const late = await books("2099");
  expect(late.journals).toBe(0);
  expect(late.total).toMatchObject({ debit_in_euros: 0, closing_in_euros: 0 });
  for (const period of ["1999", "2100", "2026-13", "x", "2026-11-01"])
    expect([period, (await download(period, "journal")).status]).toEqual([period, 404]);
  expect((await download("2026", "secrets")).status).toBe(404);
});

test("whoever takes a table along is in the log; for others there is none", async () => {
  await download("2026", "charges");
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    actor_id: desk.ines().id,
    action: "books.download",
    after: { table: "charges", period: "2026" },
  });
  const { token } = await somebody(kalivo);
  for (const path of [
    pathTo(api.readBooks, { period: "2026" }),
    pathTo(api.downloadBooks, { period: "2026", table: "journal" }),
  ])
    expect((await kalivo.call("GET", path, { token })).status).toBe(404);
});

test("every kind of journal that moves money has its words", async () => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from journals where kind not in (${sql.join([...MEMORANDUM_KINDS])})
  `.execute(db());
  expect(rows.filter(({ kind }) => serverWords("en").books.journals[kind] === undefined)).toEqual([]);
});

test("the last check of the books stands there by name, and one press has them checked anew", async () => {
  const read = async () => (await desk.get(api.readLedgerCheck)).body;
  const before = await read();
  expect(before.checks.length).toBeGreaterThan(20);
  await sql`update gross_totals set gross_cents = gross_cents + 1 where party = 'burner'`.execute(
    kalivo.owner,
  );
  const { body } = await kalivo.call("POST", api.runLedgerCheck, {
    token: desk.ines().token,
  });
  expect([body.asked, body.checked_at]).toEqual([true, before.checked_at]);
  await kalivo.runDue();
  const after = await read();
  expect(after.asked).toBe(false);
  expect(after.checked_at).not.toBe(before.checked_at);
  expect(after.differences_count).toBeGreaterThan(before.differences_count);
  const wrong = after.checks.filter(({ differences }) => differences.length > 0).map(({ title }) => title);
  expect(wrong.length).toBeGreaterThan(0);
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({ action: "ledger.check", actor_id: desk.ines().id });
  await sql`update gross_totals set gross_cents = gross_cents - 1 where party = 'burner'`.execute(
    kalivo.owner,
  );
});
