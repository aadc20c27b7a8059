import * as api from "@kalivo/contract/api-paths.ts";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { member, type Member, teamWithCode } from "../support/api.ts";
import { signIn } from "../support/sign-in.ts";
import { type Visit, visit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { createAccount } from "../support/registration.ts";
import { everyLink, type Link, type Shared } from "../support/way-in.ts";

// Somebody who came by links, on the smallest phones people have: nothing they need next lies under a message.

const SMALL = { width: 360, height: 640 };

let visitor: Visit;
afterEach(() => visitor.close());
let links: Record<Link, Shared>;
let odile: Member;
let invitation: string;
beforeAll(async () => {
  ({ odile, links } = await everyLink("Petit"));
  invitation = await teamWithCode(odile, "Les Petits");
});

async function onSmallPhone(): Promise<Page> {
  visitor = await visit({ size: "phone", scheme: "light" });
  await visitor.page.setViewportSize(SMALL);
  return visitor.page;
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it is not there");
  return { top: box.y, bottom: box.y + box.height };
};
const messages = (page: Page) => page.locator("#toasts section");

test("what codes did is said where it hides neither the title, nor what brought one here, nor the first choice", async () => {
  const page = await onSmallPhone();
  await page.goto(`/register?to=${links.code.address}`);
  await page.getByRole("button", { name: /^Remove code/ }).waitFor();
  await page.getByRole("textbox", { name: "Code" }).fill(invitation);
  await page.getByText("Invitation, without money").waitFor();
  await createAccount(visitor, somebody("Small", "Phone"));
  const title = page.getByRole("heading", { level: 1, name: "What do you want to do?" });
  await title.waitFor();
  await messages(page).getByText("You joined Les Petits.").waitFor();
  await messages(page)
    .getByText(/^Odile Petit now gives 0,10.€ per 100 calories you burn, at most 5,00.€ a month\.$/)
    .waitFor();
  const said = await boxOf(messages(page));
  const broughtBy = page.getByText(/^Odile Petit gives 0,10.€ per 100 calories you burn$/);
  for (const needed of [title, broughtBy, page.getByText("burn calories", { exact: true })]) {
    const { top, bottom } = await boxOf(needed);
    expect([top >= said.bottom || bottom <= said.top, await needed.textContent()]).toEqual([
      true,
      await needed.textContent(),
    ]);
  }
  await page.getByText("burn calories", { exact: true }).click({ timeout: 1_000 });
  await page.getByRole("button", { name: "Continue" }).click({ timeout: 1_000 });
});

test("a message on the payment step leaves Back to be pressed", async () => {
  const page = await onSmallPhone();
  const person = await member(somebody("Small", "Payer"), { registering: { type: "both", step: "payment" } });
  await signIn(page, person);
  await page.goto("/stripe?step=payment");
  const back = page.getByRole("button", { name: "Back" });
  await back.waitFor();
  await page.route(`**${api.saveRegistration}`, (route) => route.abort());
  await page.getByRole("button", { name: "Skip for now" }).click();
  const said = messages(page).getByText(/Could not connect to the server/);
  await said.waitFor();
  const [arrow, message] = [await boxOf(back), await boxOf(messages(page))];
  expect(message.top).toBeGreaterThanOrEqual(arrow.bottom);
  await back.click({ timeout: 1_000 });
  await page.getByRole("heading", { level: 1, name: "Support your first burner" }).waitFor();
});

test("the code somebody came by stands at the top of the form, with the most it gives; one they type stays at its field", async () => {
  const page = await onSmallPhone();
  await page.goto(links.code.address);
  await page.getByText(/This code gives at most 5,00.€ a month/).waitFor();
  await page.getByRole("link", { name: "Join with this code" }).click();
  const came = page
    .getByRole("listitem")
    .filter({ hasText: /0,10.€ per 100 calories, at most 5,00.€ a month/ });
  const { bottom } = await boxOf(came);
  expect(bottom).toBeLessThan((await boxOf(page.getByLabel("First name"))).top);
  await page.getByRole("textbox", { name: "Code" }).fill(invitation);
  const typed = page.getByRole("listitem").filter({ hasText: "Invitation, without money" });
  expect((await boxOf(typed)).top).toBeGreaterThan(
    (await boxOf(page.getByRole("textbox", { name: "Code" }))).bottom,
  );
  await came.getByRole("button", { name: /^Remove code/ }).click();
  await came.waitFor({ state: "detached" });
});

test("an invite says what is asked and for whom, before anybody joins", async () => {
  const page = await onSmallPhone();
  await page.goto(links.support.address);
  await page
    .getByText("Give a little for every 100 calories Odile burns. You set a monthly limit.")
    .waitFor();
  await page.getByText("Odile raises money for Forest Return.").waitFor();
  await visitor.look("the page of an invite on a small phone");
});
