import { expect, inject } from "vitest";
import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";
import { centsIn, plain } from "./money.ts";

/** Finds an organisation in the community; returns the path of its page. */
export async function findOrganisation({ page, look }: Visit, name: string): Promise<string> {
  await page.goto("/community/organisations");
  const list = page.getByRole("tabpanel", { name: "Orgs" });
  await list.getByRole("searchbox", { name: "Search" }).fill(name);
  await list.getByText("1 result", { exact: true }).waitFor({ state: "attached" });
  await list.getByRole("link").filter({ hasText: name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await raisedOn(page).waitFor();
  await look("organisation");
  return new URL(page.url()).pathname;
}

/** "Total raised" on the organisation's page, in cents. */
export async function totalRaised({ page }: Visit, path: string): Promise<number> {
  await page.goto(path);
  return centsIn(await raisedOn(page).innerText());
}

/** "12 480,55 € raised so far, chosen by 214 burners" */
const raisedOn = (page: Page) => page.getByText(/€\s+raised so far\s+Chosen by \d+ burners?$/u);

/**
 * The sum for an organisation on all receipts of a month. In the demo world everybody pays in the same hour, so the
 * organisation's total must rise by this sum.
 */
export async function givenOnReceipts(month: string, organisation: string): Promise<number> {
  const list = plain(await textOf("/mailbox"));
  const receipts = [
    ...list.matchAll(/href="\/mailbox\/(\d+)"><b>Thank you for your [^<]+ for ([^<]+)<\/b>/gu),
  ];
  const ids = receipts.filter(([, , of]) => of === month).map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  let cents = 0;
  for (const id of ids) {
    const line = new RegExp(`^${organisation}: (.+)$`, "mu").exec(await textOf(`/mailbox/${id}`));
    if (line !== null) cents += centsIn(line[1] ?? "");
  }
  return cents;
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(`${inject("origin")}${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
