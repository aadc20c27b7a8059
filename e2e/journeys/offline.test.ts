import * as api from "@kalivo/contract/api-paths.ts";
import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { kcalOf, logKcal, type Member, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import {
  believeInNetwork,
  forgetWhatWasSeen,
  keepWorkerBusy,
  onDevice,
  workerAnswered,
  workerReady,
  workerStarted,
} from "../support/offline.ts";
import { somebody } from "../support/people.ts";
import { fillCalories, fillRun, openAddActivity, saveActivity } from "../support/workouts.ts";

// Without a network (design §8.4): what was seen stays readable, what is logged is sent once, and Logout leaves
// nothing.

const open = useVisit({ mayFail: true });
const OFFLINE = "You appear to be offline... Please check your internet connection";

const enter = (page: Page, { token }: Member) =>
  page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
const hello = (page: Page, { firstName }: Member) =>
  page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` }).waitFor();
const waits = (page: Page) => page.getByText("Waiting to send");

/** The server takes the next workout, and its answer is lost on the way. */
async function loseOneAnswer(context: BrowserContext): Promise<string[]> {
  const keys: string[] = [];
  await context.route(`**${api.saveWorkout}`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    keys.push(route.request().headers()["idempotency-key"] ?? "none");
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  return keys;
}

test("offline at the start one reads what one saw, logs a workout, and it is there once; Logout leaves nothing", async () => {
  const visitor = await open({ size: "phone", scheme: "light", worker: true });
  const { page, look } = visitor;
  const context = page.context();
  const nora = await member(somebody("Nora", "Network"));
  await logKcal(nora, 320);
  await enter(page, nora);
  await page.goto("/");
  await hello(page, nora);
  await showPane(visitor, "Burn");
  await page.getByRole("link", { name: "See all" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Workouts" }).waitFor();
  await page.getByRole("button", { name: /Training/ }).waitFor();
  await workerReady(page, "workouts");

  const title = page.getByRole("heading", { level: 1, name: "Workouts" });
  const before = await title.boundingBox();
  await context.setOffline(true);
  await page.getByText("You're offline.").waitFor();
  expect(await title.boundingBox(), "nothing moves").toEqual(before);
  await page.goto("/");
  await hello(page, nora);
  await page.getByText("320", { exact: true }).filter({ visible: true }).first().waitFor();
  // What the offline screen says, with its Retry, above what was seen last (decision 47).
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole("button", { name: "Retry" }).waitFor();
  await look("home offline");
  await showPane(visitor, "Burn");
  await page.getByRole("button", { name: /Training/ }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
  expect([await save.getAttribute("aria-disabled"), await save.getAttribute("title")]).toEqual([
    "true",
    "You're offline.",
  ]);
  await page.keyboard.press("Escape");
  await openAddActivity(page);
  await fillRun(page, "5", "30");
  await saveActivity(page, "Add activity");
  await waits(page).waitFor();
  await page.goto("/workouts");
  await page.getByRole("button", { name: /Training/ }).waitFor();
  await waits(page).waitFor();

  const keys = await loseOneAnswer(context);
  await context.setOffline(false);
  await page.getByText(OFFLINE).waitFor({ state: "hidden" });
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  // It may have been sent once more already, when something else told of the network.
  const gone = waits(page).waitFor({ state: "hidden" });
  await Promise.any([page.getByRole("button", { name: "Retry" }).click(), gone]);
  await gone;
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await kcalOf(nora)).toHaveLength(2);

  await page.goto("/settings");
  const logout = page.getByRole("button", { name: "Logout" });
  await logout.waitFor();
  await workerStarted(page);
  await keepWorkerBusy(page);
  await logout.click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  // A worker that is busy for longer than Logout waits for it forgets a moment later.
  await expect.poll(() => onDevice(page)).toMatchObject({ caches: [], entries: [], workers: 0 });
  // What the page would have it cache later, it does not say any more.
  await page.evaluate(() => document.documentElement.setAttribute("lang", "fr"));
  await workerAnswered(page);
  expect(await onDevice(page)).toMatchObject({ caches: [], workers: 0 });
});

test("with nothing to read the offline screen logs a workout; one the server refuses is changed and sent", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark", worker: true });
  const context = page.context();
  const omar = await member(somebody("Omar", "Offline"));
  await enter(page, omar);
  await page.goto("/");
  await hello(page, omar);
  await workerReady(page);
  await forgetWhatWasSeen(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole("button", { name: "Log a workout offline" }).click();
  await fillCalories(page, "Biking", "20000", "Too far");
  await saveActivity(page, "Add activity");
  await waits(page).waitFor();
  await look("offline with a workout that waits");

  await context.setOffline(false); // it asks again by itself
  await hello(page, omar);
  await page.getByText("Not added yet").waitFor();
  await look("a workout the server refused");
  await page.getByRole("button", { name: /Too far/ }).click();
  await page.getByRole("dialog").getByLabel("Calories").fill("450");
  await saveActivity(page, "Add activity");
  await page.getByText("Not added yet").waitFor({ state: "hidden" });
  expect(await kcalOf(omar)).toEqual([450]);
});

test("in a network that leads nowhere one reads and logs as without any, and goes on by itself once it leads somewhere", async () => {
  const { page } = await open({ size: "phone", scheme: "dark", worker: true });
  await believeInNetwork(page);
  const lies = await member(somebody("Lies", "Lost"));
  await logKcal(lies, 320);
  await enter(page, lies);
  await page.goto("/workouts");
  await page.getByRole("button", { name: /Training/ }).waitFor();
  await workerReady(page, "workouts");
  await openAddActivity(page);
  await fillCalories(page, "Biking", "210", "Begun before");
  await page.context().setOffline(true);
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await sheet.getByRole("button", { name: "Add activity" }).click();
  await sheet.getByText("Could not connect to the server.", { exact: false }).waitFor(); // it may have arrived
  await saveActivity(page, "Add activity");
  await waits(page).waitFor();
  await page.getByText("You're offline.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Retry" }).waitFor(); // for who knows better than to wait
  await page.goto("/workouts");
  await page.getByText(OFFLINE).waitFor();
  await page.getByRole("button", { name: /Training/ }).waitFor();
  await openAddActivity(page);
  await fillCalories(page, "Biking", "430", "Begun after");
  await saveActivity(page, "Add activity");
  await expect.poll(() => waits(page).count()).toBe(2);

  await page.context().setOffline(false); // nothing tells the page: it asks by itself
  await page.getByText(OFFLINE).waitFor({ state: "hidden" });
  await expect.poll(() => waits(page).count()).toBe(0);
  expect((await kcalOf(lies)).toSorted((a, b) => a - b)).toEqual([210, 320, 430]);
});

test("one that waits is opened again: what it means to give no end is said of then, not of now", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const wim = await member(somebody("Wim", "Wacht"));
  await enter(page, wim);
  await page.goto("/workouts");
  await page.getByRole("heading", { level: 1, name: "Workouts" }).waitFor();
  await page.getByRole("button", { name: "Add activity" }).first().click();
  await fillCalories(page, "Biking", "300", "Kept");
  await page.context().setOffline(true);
  await saveActivity(page, "Add activity");
  await waits(page).waitFor();
  await page.getByRole("button", { name: /Kept/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Leave it empty if it ended when you added it.").waitFor();
  expect(await sheet.getByText("just now", { exact: false }).count()).toBe(0);
});

test("a new version comes when the person says so, and takes nothing that was typed; the app offers itself once", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark", worker: true });
  const vera = await member(somebody("Vera", "Version"));
  await enter(page, vera);
  await page.addInitScript(() => {
    window.addEventListener("load", () => {
      Object.assign(window, { kalivoInstall: { prompt: () => Promise.resolve({ outcome: "dismissed" }) } });
      if (localStorage.getItem("install") === null)
        localStorage.setItem("install", JSON.stringify({ visits: 1, added: 1, refusedAt: null }));
    });
  });
  await page.goto("/");
  await hello(page, vera);
  await workerReady(page);
  await page.getByRole("heading", { name: "Kalivo, one tap away" }).scrollIntoViewIfNeeded();
  await look("home with the offer to install");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("heading", { name: "Kalivo, one tap away" }).waitFor({ state: "hidden" });

  // The page is made to look like one of an older build; then a worker comes that is of another.
  await page.evaluate(() => {
    const entry = document.querySelector("script[type=module][src]");
    entry?.setAttribute("src", "/assets/index-older.js");
    return navigator.serviceWorker.register("/sw.js?next");
  });
  await page.getByText("A new version is ready").waitFor();
  await look("a new version");
  // The worker that is there still waits for a picture: the browser lets it finish before another takes over.
  await page.context().route("**/pictures/never.webp", () => undefined);
  await page.evaluate(() => void fetch("/pictures/never.webp").catch(() => undefined));
  await page.getByRole("link", { name: "Settings" }).click();
  const firstName = page.getByLabel("First name");
  await firstName.fill("Veronica");
  const refresh = page.getByRole("button", { name: "Refresh" });
  const answered = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await Promise.all([answered, refresh.click()]);
  await expect.poll(() => firstName.inputValue()).toBe("Veronica");
  const agreed = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await Promise.all([agreed, page.waitForEvent("load"), refresh.click()]);
  await page.getByText("A new version is ready").waitFor({ state: "hidden" });
});
