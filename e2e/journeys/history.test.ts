import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logKcal, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { saveData } from "../support/lost-network.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Going from page to page: where each was left, and code that is on its way or does not come.

const open = useVisit();
const forgiving = useVisit({ mayFail: true });
const CHUNK = /assets\/feedback-screen.*\.js/;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("Back and a reload find a long list where it was left; a new page begins at its top", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const burner = await member(somebody("Lotte", "Longlist"));
  for (let day = 1; day <= 24; day += 1) await logKcal(burner, 100 + day);
  await signIn(page, burner);
  await page.goto("/workouts");
  await page.getByText("124", { exact: true }).first().waitFor();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2100);
  await page.evaluate(() => scrollTo(0, 1100));
  await page.getByRole("link", { name: "Community" }).click();
  await heading(page, "Community").waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await heading(page, "Workouts").waitFor();
  await expect.poll(() => scrolled(page)).toBe(1100);
  await page.reload();
  await heading(page, "Workouts").waitFor();
  await expect.poll(() => scrolled(page)).toBe(1100);
  await page.goForward();
  await heading(page, "Community").waitFor();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1100);
});

test("a page whose code takes long shows where it will stand; who goes elsewhere meanwhile stays there", async () => {
  const { page } = await open({ size: "phone", scheme: "dark" });
  await signIn(page, await member(somebody("Sander", "Slow")));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/settings");
  await page.getByRole("link", { name: "Send a feedback / Contact us" }).click();
  await heading(page, "Settings").waitFor({ state: "detached" });
  await page.locator("main [aria-busy=true]").waitFor();
  await page.goBack();
  await heading(page, "Settings").waitFor();
  release();
  await page.getByRole("link", { name: "Send a feedback / Contact us" }).click();
  await page.getByLabel("Your message").waitFor();
});

test("code that could not be had before somebody went there is asked for again when they go", async () => {
  const { page } = await forgiving({ size: "phone", scheme: "light" });
  await saveData(page);
  await signIn(page, await member(somebody("Pieter", "Prefetch")));
  await page.goto("/settings");
  const link = page.getByRole("link", { name: "Send a feedback / Contact us" });
  await link.waitFor();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.route(CHUNK, (route) => route.abort(), { times: 1 });
  const [failed] = await Promise.all([page.waitForEvent("requestfailed"), link.focus()]);
  expect(failed.url()).toMatch(CHUNK);
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
  await link.click();
  await page.getByLabel("Your message").waitFor();
});

test("a long list begins with its first few and grows while somebody listens, or once they scroll; hidden panes rest", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await signIn(page, await member(somebody("Femke", "Fewfirst")));
  await page.clock.install();
  const panes = page.getByRole("tabpanel", { includeHidden: true });
  const cards = panes.first().getByRole("listitem");
  await page.goto("/community/burners");
  await cards.first().waitFor();
  expect(await cards.count()).toBe(12);
  await page.clock.runFor(4_000);
  await expect.poll(() => cards.count()).toBeGreaterThan(12);

  const isPainted = () => panes.nth(1).evaluate((pane) => pane.firstElementChild?.checkVisibility() ?? false);
  await expect.poll(() => panes.nth(1).getByRole("listitem", { includeHidden: true }).count()).toBe(12);
  expect(await isPainted()).toBe(false);
  await page.reload();
  await cards.first().waitFor();
  expect(await cards.count()).toBe(12);
  await page.evaluate(() => scrollBy(0, 40));
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await page.getByRole("tab", { name: "Donors" }).tap();
  await expect.poll(isPainted).toBe(true);
});

test("a wheel that pushes the panes aside finds the next one painted", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, await member(somebody("Wout", "Wiel")));
  await page.goto("/community/burners");
  const next = page.getByRole("tabpanel", { includeHidden: true }).nth(1);
  const isPainted = () => next.evaluate((pane) => pane.firstElementChild?.checkVisibility() ?? false);
  await next.getByRole("listitem", { includeHidden: true }).first().waitFor({ state: "attached" });
  expect(await isPainted()).toBe(false);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(10, 0);
  await expect.poll(isPainted).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/community/burners");
});
