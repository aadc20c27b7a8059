import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminStatementPage } from "@kalivo/contract/shapes/admin-desk.ts";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiAt } from "../support/api-at.ts";
import { adminToken } from "../support/admin-token.ts";
import { type Visit, visit } from "../support/browser.ts";
import { plain } from "../support/money.ts";
import { SIZES } from "../support/page.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// Somebody calls and names something. A demo of its own: refunds change the books. The tests follow each other.
let server: RunningServer;
let desk: Visit;
let token: string;
let paid: AdminStatementPage;

beforeAll(async () => {
  server = await startServer();
  token = await adminToken(server.origin);
  desk = await visit({ size: "desktop", scheme: "light" });
});
afterAll(async () => {
  await desk.close();
  await server.stop();
});

async function goTo(path: string) {
  const { page } = desk;
  await page.context().addCookies([{ name: "jwt", value: token, url: server.origin }]);
  await page.goto(`${server.origin}${path}`);
}

const readStatement = (id: number) => apiAt(server.origin, token).get(pathTo(api.readAnyStatement, { id }));

const searchFor = async (text: string) => {
  const { page } = desk;
  const field = page.getByRole("searchbox", { name: "Search everything" });
  await field.fill(text);
  await field.press("Enter");
  await page.getByRole("heading", { name: "Search", level: 1 }).waitFor();
};

/** The height of the lowest target among the links of the list, in pixels. */
const lowestLink = () =>
  desk.page
    .locator("main a.text-link")
    .evaluateAll((links) => Math.min(...links.map((link) => link.getBoundingClientRect().height)));

const found = () => desk.page.getByRole("link", { name: plainName(), exact: false }).first();
const plainName = () => paid.row.owner.name;

test("a paid month has its number in the row, and the row leads to the statement", async () => {
  const { page, look } = desk;
  await goTo("/admin?part=billing&month=2026-10&show=charged");
  const row = page.getByRole("row").filter({ hasText: "Paid" }).first();
  await row.getByRole("button", { name: "Refund" }).waitFor();
  await page.getByText(/^Total of \d+ statements?$/).waitFor();
  expect(await page.getByText("1 attempt", { exact: true }).count()).toBe(0);
  await look("a month with its numbers");
  expect(await lowestLink()).toBeGreaterThanOrEqual(24);
  await page.setViewportSize(SIZES.phone);
  await page.getByRole("table").waitFor({ state: "detached" });
  expect(await lowestLink()).toBeGreaterThanOrEqual(44);
  await page.setViewportSize(SIZES.desktop);
  const number = row.getByRole("link", { name: /^\d+$/ });
  const id = Number(await number.innerText());
  paid = await readStatement(id);
  await number.click();
  await page.getByRole("heading", { name: `Statement ${id}`, level: 1 }).waitFor();
  await page.getByText("As the payer sees it").waitFor();
  await page.getByText("Who you supported").waitFor();
  expect(await page.getByRole("button", { name: "Cancel this month's donations" }).count()).toBe(0);
  await look("a statement as the admin sees it");
});

test("whatever the payer names leads there: a name, a mail address, a number, a reference", async () => {
  const { page, look } = desk;
  const { row, references } = paid;
  const person = await apiAt(server.origin, token).get(pathTo(api.readAnyPerson, { id: row.owner.id }));
  const named = [
    row.owner.name,
    person.email,
    `Statement ${row.id}`,
    references.payment ?? "",
    references.provider_charge ?? "",
  ];
  for (const text of named) {
    await goTo("/admin?part=mails");
    await searchFor(text);
    await found().waitFor();
    const link = page.locator(`a[href="/admin?part=billing&id=${row.id}"]`);
    await link.first().waitFor();
  }
  await look("what a search finds");
  await page.getByRole("searchbox", { name: "Search everything" }).fill("nobody is called that");
  await page.getByText("Nothing found").waitFor();
  await look("a search that finds nothing");
});

test("the refund says in figures what it does, and does that", async () => {
  const { page, look } = desk;
  await goTo(`/admin?part=billing&id=${paid.row.id}`);
  await page.getByRole("button", { name: "Refund" }).click();
  const sheet = page.getByRole("dialog", { name: "Refund a statement" });
  await sheet.getByLabel("Amount").fill("1,00");
  await sheet.getByText(/^1,00\s€ goes back to /u).waitFor();
  await look("a refund in figures");
  await sheet.getByRole("button", { name: "Refund 1,00 €" }).click();
  await page.getByText("The refund is on its way.").waitFor();
  await expect.poll(async () => (await readStatement(paid.row.id)).statement.returned_in_euros).toBe(1);
});

test("the field of a refund accepts whatever the search accepts", async () => {
  const { page, look } = desk;
  await goTo("/admin?part=refunds");
  await page.getByRole("button", { name: "Refund a statement" }).click();
  const sheet = page.getByRole("dialog", { name: "Refund a statement" });
  await sheet.getByLabel("Number, name or reference").fill(paid.references.provider_charge ?? "");
  await sheet.getByRole("button", { name: "Find it" }).click();
  await sheet.getByRole("link", { name: paid.row.owner.name }).waitFor();
  await look("a refund that was found by its reference");
});

test("the accountant's journal has as much on its left as on its right", async () => {
  const { page, look } = desk;
  await goTo("/admin?part=books&show=2026");
  await page.getByText("All accounts").waitFor();
  await look("the books of a year");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Journal/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("kalivo-journal-2026.csv");
  const [head = "", ...rows] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  const names = head.split(";");
  const sum = (name: string) =>
    rows.reduce(
      (total, row) => total + Math.round(Number(cellsOf(row)[names.indexOf(name)]?.replace(",", ".")) * 100),
      0,
    );
  expect(rows.length).toBeGreaterThan(10);
  expect(sum("debit")).toBe(sum("credit"));
  expect(sum("debit")).toBeGreaterThan(0);
});

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

test("on a phone the parts stand in their groups, and the search leads as well", async () => {
  const phone = await visit({ size: "phone", scheme: "light" });
  const { page, look } = phone;
  await page.context().addCookies([{ name: "jwt", value: token, url: server.origin }]);
  await page.goto(`${server.origin}/admin`);
  for (const group of ["Money", "People", "Content", "System"])
    await page.getByRole("heading", { name: group, exact: true, level: 2 }).first().waitFor();
  await look("the admin pages on a phone");
  const field = page.getByRole("searchbox", { name: "Search everything" });
  await field.fill(`${paid.row.id}`);
  await field.press("Enter");
  await page.locator(`a[href="/admin?part=billing&id=${paid.row.id}"]`).first().click();
  await page.getByRole("heading", { name: `Statement ${paid.row.id}`, level: 1 }).waitFor();
  await look("a statement on a phone");
  expect(plain(await page.locator("main").innerText())).toContain("1,00 €");
  expect([...phone.problems, ...desk.problems]).toEqual([]);
  await phone.close();
});
