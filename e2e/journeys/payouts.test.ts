import { settled } from "../support/page.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiAt } from "../support/api-at.ts";
import { adminToken } from "../support/admin-token.ts";
import { bankFile, type Booking } from "../support/bank-file.ts";
import { type Visit, visit } from "../support/browser.ts";
import { SECOND_ADMIN } from "../support/people.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// The treasurer's Monday in a demo of its own: the shared one's clock belongs to everybody. The tests follow each other.
const OWN = "BE71096123456769";
const TODAY = "2026-11-20";
let server: RunningServer;
let desk: Visit;
let tokens: { ines: string; second: string };
let run: AdminPayoutRunDetail;

beforeAll(async () => {
  server = await startServer();
  tokens = {
    ines: await adminToken(server.origin),
    second: await adminToken(server.origin, SECOND_ADMIN),
  };
  desk = await visit({ size: "desktop", scheme: "light" });
});
afterAll(async () => {
  await desk.close();
  await server.stop();
});

async function goAs(token: string, path: string) {
  const { page } = desk;
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "jwt", value: token, url: server.origin }]);
  await page.goto(`${server.origin}${path}`);
}

const readRun = (id: number): Promise<AdminPayoutRunDetail> =>
  apiAt(server.origin, tokens.ines).get(pathTo(api.readPayoutRun, { id }));

const runPath = () => `/admin?part=payouts&id=${run.id}`;

async function dropStatement(bookings: readonly Booking[]) {
  const { page } = desk;
  await page.getByRole("button", { name: "Read a bank statement" }).click();
  const sheet = page.getByRole("dialog", { name: "Read a bank statement" });
  await sheet.getByLabel("Choose the file").setInputFiles({
    name: "statement.xml",
    mimeType: "text/xml",
    buffer: bankFile(OWN, TODAY, bookings),
  });
  await sheet.getByText("Statement 2026-11-20").waitFor();
  return sheet;
}

test("one admin prepares, another approves after reading in figures what it does", async () => {
  const { page, look } = desk;
  await goAs(tokens.second, "/admin?part=payouts");
  await page.getByRole("button", { name: "Prepare a run" }).click();
  await page.getByText("A prepared run waits for a second admin.").waitFor();
  await look("payouts with a run");
  await page.getByRole("link", { name: "A prepared run waits for a second admin." }).click();
  await page.getByText("You prepared this run, so another admin approves it.").waitFor();
  run = await readRun(Number(new URL(page.url()).searchParams.get("id")));

  await goAs(tokens.ines, runPath());
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText(`Books ${run.payouts_count} payouts as on their way`).waitFor();
  await look("approving a run");
  await question.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("heading", { name: "Step by step" }).waitFor();
});

test("the one filled button is the next step: the file, then that it is signed, then the statement", async () => {
  const { page, look } = desk;
  expect(await page.getByText("At the bank", { exact: true }).count()).toBe(0);
  for (const name of ["All are paid", "Paid", "Came back"])
    // not before it is signed there
    expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Cancel the run" }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${run.message_id}.xml`);
  await page.getByText("File downloaded", { exact: true }).first().waitFor();
  await look("a run with its file");
  await page.getByRole("button", { name: "It is signed at the bank" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "It is signed at the bank" }).click();
  await page.getByText("At the bank", { exact: true }).first().waitFor();
  await look("a run at the bank");
});

test("what a statement contradicts stays when its sheet is closed, and All are paid leaves it out", async () => {
  const { page, look } = desk;
  run = await readRun(run.id);
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  const { amount_in_euros: euros, end_to_end_id: endToEndId } = payout;
  const elsewhere = { euros: -euros, reference: "ODD", endToEndId, iban: "BE68539007547034" };
  const sheet = await dropStatement([elsewhere]);
  await sheet.getByText("it went to another account").waitFor();
  await look("a bank statement that contradicts a run");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "To clear up with the bank" }).waitFor();
  await look("a run that a statement contradicts");
  await page.getByRole("button", { name: "All are paid" }).click();
  const paid = page.getByRole("dialog", { name: `The bank made ${run.payouts_count - 1} payouts` });
  await paid.getByText("Left out, because a statement does not agree with them").waitFor();
  await look("all are paid but one");
  await page.keyboard.press("Escape");
  await paid.waitFor({ state: "detached" });
  await settled(page);

  await page.goto(`${server.origin}/admin?part=payouts`);
  await page.getByRole("heading", { name: "To clear up with the bank" }).waitFor();
  await look("payouts with an entry to clear up");
  await page.getByRole("button", { name: /^It is cleared up/ }).click();
  const end = page.getByRole("dialog", { name: "What became of it?" });
  await end.getByLabel("Outcome").fill("The bank's mistake, corrected the same day.");
  await look("ending an entry of the bank");
  await end.getByRole("button", { name: "It is cleared up" }).click();
  await page.getByRole("heading", { name: "To clear up with the bank" }).waitFor({ state: "detached" });
  await settled(page);
  await page.goto(`${server.origin}${runPath()}`);
  await page.getByText("Cleared up with the bank").click();
  await page.getByText("by Ines Claes: The bank's mistake, corrected the same day.").waitFor();
  await look("a run of which an entry was cleared up");
});

test("a statement dropped into the run is looked at, then booked, and the run is confirmed", async () => {
  const { page, look } = desk;
  run = await readRun(run.id);
  const left = run.payouts.map(({ amount_in_euros, end_to_end_id, iban, id }) => ({
    euros: -amount_in_euros,
    reference: `OUT-${id}`,
    endToEndId: end_to_end_id,
    iban,
  }));
  const sheet = await dropStatement([...left, { euros: -4.5, reference: "COSTS" }]);
  await sheet.getByText("None of our payouts; nothing happens with them.").waitFor();
  await look("a bank statement before it is booked");
  expect((await readRun(run.id)).paid).toBe(0);
  await sheet.getByRole("button", { name: `Book ${run.payouts_count} entries` }).click();
  await page.getByText(`${run.payouts_count} of ${run.payouts_count}`).waitFor();
  expect(await readRun(run.id)).toMatchObject({ paid: run.payouts_count, at_the_bank: 0 });
  await look("a confirmed run");

  await page.getByRole("button", { name: "Came back later" }).first().click();
  const later = page.getByRole("dialog", { name: "The bank sent it back after all" });
  await later.getByRole("button", { name: "Came back later" }).click();
  expect(await later.locator("[aria-invalid=true]").count()).toBe(2); // the day and the reason, and nothing was sent
  await look("a transfer that came back later");
  await page.keyboard.press("Escape");
  await later.waitFor({ state: "detached" });
  await settled(page);
});

test("a transfer that comes back in the next statement is owed again, once somebody looked at the account", async () => {
  const { page, look } = desk;
  const [payout] = run.payouts;
  if (payout === undefined) throw new Error("a payout");
  const { organisation, amount_in_euros: euros, end_to_end_id: endToEndId } = payout;
  const sheet = await dropStatement([{ euros, reference: "BACK", endToEndId, code: "AC04" }]);
  await sheet.getByText("Came back: the account is closed").waitFor();
  await sheet.getByRole("button", { name: "Book 1 entry" }).click();
  await page.getByText("Came back on 20/11/2026 because the account is closed").waitFor();
  await page.getByText("The organisation is owed it again.").waitFor();
  await look("a run of which one came back");

  await page.goto(`${server.origin}/admin?part=payouts`);
  const row = page.getByRole("row").filter({ hasText: organisation.name });
  await row.getByText("Came back: look at its account").waitFor();
  await look("payouts with an account to look at");
  await row.getByRole("link", { name: organisation.name }).click();
  await page.getByText("A transfer came back on 20/11/2026 because the account is closed.").waitFor();
  await page.getByRole("button", { name: "The account is right" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "The account is right" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "The account is right" }).waitFor({ state: "detached" });
  await settled(page); // a question that closes goes one step back by itself
  await page.goto(`${server.origin}/admin?part=payouts`);
  await row.getByText("Included").waitFor();
  expect(desk.problems).toEqual([]);
});
