import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { seenByCamera } from "../support/camera.ts";
import { saveData } from "../support/lost-network.ts";
import { workerReady } from "../support/offline.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// The network goes while the app is open (design §8.4): code that is not there yet, a server that is away or only slow.

const open = useVisit({ mayFail: true });
const OFFLINE = "You appear to be offline... Please check your internet connection";
const UNREACHABLE = "Could not connect to the server. Please check your internet connection";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const feedbackLink = (page: Page) => page.getByRole("link", { name: "Send a feedback / Contact us" });
const ohNo = (page: Page) => page.getByText("Oh no !");
const retry = (page: Page) => page.getByRole("button", { name: "Retry" });
/** Without the mark of the one reload: browsers that keep a failed module as failed can't ask for it again. */
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return (pathname + search).replace(/[?&]forcedRefresh=1$/u, "");
};

test("without a network a screen not opened before says so, and Retry shows it where one was", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await saveData(page);
  await signIn(page, await member(somebody("Ilse", "Inside")));
  await page.goto("/settings");
  await feedbackLink(page).waitFor();
  await page.context().setOffline(true);
  await feedbackLink(page).click();
  await heading(page, OFFLINE).waitFor();
  await look("a screen without a network");
  await retry(page).click();
  await heading(page, OFFLINE).waitFor();
  expect([addressOf(page), await ohNo(page).count()]).toEqual(["/feedback", 0]);
  await page.goBack();
  await heading(page, "Settings").waitFor();
  await page.goForward();
  await heading(page, OFFLINE).waitFor();
  await page.context().setOffline(false); // it asks again by itself
  await page.getByLabel("Your message").waitFor();
  expect(addressOf(page)).toBe("/feedback");
});

test("a server that is away is waited for, by whoever has a network", async () => {
  const { page } = await open({ size: "desktop", scheme: "dark" });
  await saveData(page);
  await signIn(page, await member(somebody("Aad", "Away")));
  await page.goto("/settings");
  await feedbackLink(page).waitFor();
  await page.route("**", (route) => route.fulfill({ status: 502, body: "away" }));
  await feedbackLink(page).click();
  await heading(page, OFFLINE).waitFor();
  await retry(page).click();
  await heading(page, OFFLINE).waitFor();
  await page.unroute("**"); // it asks again by itself
  await page.getByLabel("Your message").waitFor();
  expect(addressOf(page)).toBe("/feedback");
});

test("a sheet not opened before says so in its place, is closed, and comes once there is a network", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  await saveData(page);
  await page.route(/assets\/(?:sheet-panel|useRenderDialogRoot).*\.js/, (route) => route.abort());
  await signIn(page, await member(somebody("Piet", "Panel")));
  await page.goto("/workouts");
  await heading(page, "Workouts").waitFor();
  await page.context().setOffline(true);
  const add = page.getByRole("button", { name: "Add activity" });
  await add.click();
  const said = page.getByRole("dialog", { name: OFFLINE });
  await said.waitFor();
  await look("a sheet without a network");
  await page.keyboard.press("Escape");
  await said.waitFor({ state: "hidden" });
  await add.click();
  await said.waitFor();
  await page.unroute(/assets\/(?:sheet-panel|useRenderDialogRoot).*\.js/);
  await page.context().setOffline(false);
  // By itself; or, where the browser had to load the page anew, with another press.
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  const shown = async () => {
    if ((await sheet.count()) + (await said.count()) === 0)
      await add.click({ timeout: 1_000 }).catch(() => undefined); // under a sheet that just came
    return sheet.count();
  };
  await expect.poll(shown).toBe(1);
  expect(await ohNo(page).count()).toBe(0);
});

test("a visitor without a network reads that the server can't be reached, and signs in or up once it can", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await saveData(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  const layer = page.getByRole("dialog");
  await layer.getByText(UNREACHABLE).waitFor();
  await look("sign in without a network");
  await page.keyboard.press("Escape");
  await layer.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Sign me up", exact: true }).click();
  await heading(page, UNREACHABLE).waitFor();
  await page.context().setOffline(false);
  await page.getByLabel("First name").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await page.getByRole("dialog", { name: "Sign in to my account" }).getByLabel("Email").waitFor();
});

test("a first page whose code is lost on the way begins by itself once there is a network", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const CODE = /assets\/.*\.js/;
  await page.route(CODE, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/?from=a-friend");
  await lost;
  await page.getByText("link your health", { exact: false }).first().waitFor();
  await page.context().setOffline(true);
  await page.unroute(CODE);
  await page.context().setOffline(false);
  const begun = async () => {
    await page.evaluate(() => dispatchEvent(new Event("online"))).catch(() => undefined);
    return page.getByRole("link", { name: "Sign me up", exact: true }).count();
  };
  await expect.poll(begun).toBe(1);
  expect(addressOf(page)).toBe("/?from=a-friend");
});

test("what a first visit may open later is fetched in quiet moments, so that no screen needs the network for its code", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await seenByCamera(page, "https://elsewhere.example/code/K7PX24QD");
  await page.addInitScript(() => Reflect.deleteProperty(window, "BarcodeDetector"));
  await signIn(page, await member(somebody("Stien", "Stil")));
  const isThere = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(part)),
      `assets/${name}`,
    );
  for (const part of [
    "settings-screen",
    "privacy-screen",
    "team-screen",
    "scan-screen",
    "words-en-giving",
    "zxing_reader",
  ])
    await expect.poll(() => isThere(part)).toBe(true);
  expect([await isThere("admin-screen"), await isThere("reset-screen")]).toEqual([false, false]);
  await page.context().setOffline(true);
  for (const [link, title] of [
    ["Settings", "Settings"],
    ["Send a feedback / Contact us", "Send a feedback"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await heading(page, title).waitFor();
  }
  // A browser that reads no QR codes itself has what reads them instead.
  for (let back = 0; back < 2; back += 1) await page.goBack();
  await page.getByRole("link", { name: "Scan" }).click();
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText("not a QR code of", { exact: false }).first().waitFor();
});

test("a server that is only slow is not taken for a missing network", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light", worker: true });
  await page.clock.install();
  await signIn(page, await member(somebody("Traag", "Server")));
  await workerReady(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${api.readMe}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await heading(page, "Hello, Traag").waitFor();
  await page.clock.fastForward(5_000);
  await page.getByText("The server is slow to answer.", { exact: false }).waitFor();
  await look("a slow server");
  expect(await page.getByText("You're offline.").count()).toBe(0);
  release();
  await page.getByText("The server is slow to answer.", { exact: false }).waitFor({ state: "hidden" });
});
