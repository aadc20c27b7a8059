import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logKcal, type Member, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { fillSignIn, signIn, signInByForm } from "../support/sign-in.ts";

const open = useVisit({ mayFail: true });

async function twoTabsOf(person: Member): Promise<{ page: Page; other: Page }> {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, person);
  return { page, other: await page.context().newPage() };
}

async function logOut(tab: Page): Promise<void> {
  await tab.goto("/settings");
  await tab.getByRole("button", { name: "Logout" }).click();
  await tab.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
}

const asked = (page: Page) => page.getByRole("dialog", { name: "Sign in to my account" });

test("who logs out in one tab is unseen in the other, whose page waits for them with what was typed", async () => {
  const person = await member(somebody("Tina", "Tabs"));
  const { page, other } = await twoTabsOf(person);
  await page.goto("/settings");
  await page.getByLabel("First name").fill("Tina-Marie");
  await logOut(other);
  await asked(page).waitFor();
  expect(await page.getByLabel("First name").isVisible()).toBe(false);
  expect(await page.title()).toBe("Sign in to my account · Kalivo");
  await fillSignIn(page, person);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.getByLabel("First name").inputValue()).toBe("Tina-Marie");
  expect(await page.title()).toBe("Settings · Kalivo");
});

test("who signs in in the other tab instead sees nothing of whom the page was, however much was typed", async () => {
  const person = await member(somebody("Tess", "Tabs"));
  const another = await member(somebody("Nele", "Nader"));
  await logKcal(person, 777);
  const { page, other } = await twoTabsOf(person);
  await page.goto("/");
  await page.getByText("777").first().waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Settings" }).click();
  // Pressed keys: only then would the browser ask before the page is left.
  await page.getByLabel("First name").click();
  await page.keyboard.type("a");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await logOut(other);
  await asked(page).waitFor();
  await signInByForm(other, another);
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Nele");
  await page.goBack();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: "Nele" }).waitFor();
  expect(await page.getByText("777").count()).toBe(0);
  expect(questions).toEqual([]);
});

test("a save under way while the other tab logs out is done once its person is back", async () => {
  const person = await member(somebody("Sam", "Saver"));
  const { page, other } = await twoTabsOf(person);
  await page.goto("/settings");
  await page.getByLabel("First name").fill("Samira");
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    `**${api.saveInformations}`,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  const [sent] = await Promise.all([
    page.waitForRequest(`**${api.saveInformations}`),
    page.getByRole("button", { name: "Save" }).click(),
  ]);
  expect(sent.method()).toBe("POST");
  await logOut(other);
  await asked(page).waitFor();
  goOn();
  await fillSignIn(page, person);
  await page.getByText("Modifications saved !").waitFor();
  expect(await page.getByText("unexpected error").count()).toBe(0);
});

test("a server that is full or starting leaves a member their page, and what they typed", async () => {
  const { page } = await twoTabsOf(await member(somebody("Bibi", "Busy")));
  await page.goto("/feedback");
  await page.getByLabel("Your message").fill("half a thought");
  await page.route(`**${api.readMe}`, (route) => route.fulfill({ status: 503, body: "" }));
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(api.readMe) && response.status() === 503),
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))),
  ]);
  await page.getByRole("heading", { level: 1, name: "Send a feedback" }).waitFor();
  expect(await page.getByLabel("Your message").inputValue()).toBe("half a thought");
  expect(await page.getByRole("button", { name: "Sign in to my account" }).count()).toBe(0);
});
