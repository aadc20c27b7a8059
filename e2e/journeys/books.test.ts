import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Where every cent is: for anybody, for who gives, for who burns. Other journeys move the clock: the running month and
// what is released by then may be any.

const open = useVisit();

/** What a tap on this saves: its name and its first bytes. */
async function saved(page: Page, tap: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), tap()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 40).toString("latin1") };
}

test("a stranger reads where the money is, opens a month and keeps a table", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  await page.goto("/transparency");
  await page.getByRole("heading", { level: 2, name: "Where the money is" }).waitFor();
  await page.getByText("October 2026").first().click();
  await page.getByRole("heading", { level: 4, name: "Given, by organisation" }).waitFor();
  await look("open books, a month opened");
  const table = await saved(page, () => page.getByRole("link", { name: "Download By month as CSV" }).click());
  expect(table).toMatchObject({
    name: "kalivo-books-months.csv",
    begins: expect.stringMatching(/^month,gross,fees,returned/u),
  });
});

test("who gives reads how the month goes, keeps the year and the receipt, and finds the payment in the books", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  await page.getByText(/^So far in /u).waitFor();
  await page.goto("/statements");
  const year = await saved(page, () =>
    page.getByRole("button", { name: "Your donations in 2026 PDF" }).click(),
  );
  expect(year).toEqual({ name: "kalivo-donations-2026.pdf", begins: expect.stringMatching(/^%PDF-/u) });
  await page.getByText("Downloaded").first().waitFor();
  await page
    .getByRole("link", { name: /^September 2026/u })
    .first()
    .click(); // a team's months stand below one's own
  const receipt = await saved(page, () =>
    page.getByRole("button", { name: "Payment confirmation as PDF" }).click(),
  );
  expect(receipt.name).toBe("kalivo-payment-confirmation-2026-09.pdf");
  await page.getByText("Check it in the open books").click();
  await page
    .getByText(/^Entry \d+ of October 2026$/u)
    .first()
    .waitFor();
  await look("a payment's entries in the books");
});

test("who burns reads what the calories raised and where it is", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/raised");
  await page.getByRole("heading", { level: 2, name: "October 2026" }).first().waitFor();
  await page
    .getByText(/is on hold for about two months|can now be paid to the organisations/u)
    .first()
    .waitFor();
  await look("what was raised");
});

test("the transparency tab leads to the open books", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/act");
  await page.getByRole("tab", { name: "Transparency" }).click();
  const [books] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /^Read our open books/ }).click(),
  ]);
  await books.getByRole("heading", { level: 1, name: "Open books" }).waitFor();
  await books.getByText("For the organisations").first().waitFor();
});
