import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chooseFirstOrganisation, logKcal, member } from "../support/api.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// What makes it an app (design §8.3, §8.5): pulled for what is new, felt, and there before it is asked for.

const open = useVisit();

/** One finger from the top of the page down by so many px. */
async function pull(page: Page, by: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch("touchStart", 120);
  for (let step = 1; step <= 4; step += 1) await touch("touchMove", 120 + (by * step) / 4);
  await touch("touchEnd");
}

const felt = (page: Page) => page.evaluate(() => Reflect.get(window, "felt").splice(0).length);

test("Home is pulled for what is new or asked by its button; screens come before the click; taps are felt", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const burner = await member(somebody("Fenna", "Feeling"));
  await chooseFirstOrganisation(burner);
  await page.addInitScript(() => {
    const touches: unknown[] = [];
    Object.assign(window, { felt: touches });
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => touches.push(pattern) > 0 });
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const fetched = (name: string) => scripts.some((path) => path.startsWith(`/assets/${name}`));
  await signIn(page, burner);
  await expect.poll(() => fetched("community-screen") && fetched("act-screen")).toBe(true);
  expect(fetched("settings-screen")).toBe(false);
  await page.getByRole("link", { name: "Settings" }).first().focus();
  await expect.poll(() => fetched("settings-screen")).toBe(true);

  await logKcal(burner, 321);
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-pull"));
  await pull(page, 80);
  expect(await felt(page)).toBe(0);
  expect(await page.getByText("321", { exact: true }).count()).toBe(0);
  await pull(page, 200);
  expect(await felt(page)).toBe(1);
  await page.getByText("Up to date").waitFor();
  await page.getByText("321", { exact: true }).filter({ visible: true }).first().waitFor();
  await page.getByRole("tab", { name: "Burn" }).click();
  expect(await felt(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("tab", { name: "Overview" }).click();
  expect(await felt(page)).toBe(0);
  await look("home with a way to refresh");
  await lookNarrow(visitor, "home with a way to refresh");
  await logKcal(burner, 100);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("421", { exact: true }).filter({ visible: true }).first().waitFor();
  await page.getByRole("link", { name: "Community" }).click();
  await page.getByRole("heading", { level: 1, name: "Community" }).waitFor();
  await look("community with a way to refresh");
});
