import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { apiAt } from "../support/api-at.ts";
import { type Member, member } from "../support/api.ts";
import { backedBurner } from "../support/backed-burner.ts";
import { present } from "../support/present.ts";
import { readBilledMonth } from "../support/billed-month.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { appHost, askedOf, fire, openInShell } from "../support/shell.ts";
import { fillCalories, openAddActivity } from "../support/workouts.ts";

// The app in a phone's shell: Capacitor's plugins are played, the app, its calls and the server are the real ones.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A donation code of the demo world. */
const CODE = "K7PX24QD";

const open = useVisit();

test("the phone's health app becomes the source, its run comes to Home step by step, and is billed; a failure can be tried again", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { burner, donor } = await backedBurner(visitor, "Loopster", { consents: false });
  await openInShell(page, burner, { workouts: [await anHourAgo()] });
  const widget = page.getByText("Health sync");
  expect(await widget.count()).toBe(0); // the workouts come from elsewhere
  await chooseHealthApp(page);
  await look("native health chosen");
  expect(await askedOf(page, "Health", "requestAuthorization")).toEqual([
    { read: ["workouts", "distance", "calories"] },
  ]);

  const { sent, release } = await holdSync(page);
  await page.evaluate(() => (window.shell.reading = Promise.withResolvers()));
  await page.clock.install();
  await goHome(page);
  await page.getByText("step 1/2").waitFor();
  await look("native sync fetching");
  await page.evaluate(() => window.shell.reading?.resolve());
  await page.getByText("step 2/2").waitFor();
  await look("native sync syncing");
  release();
  const done = page.getByText("Syncing done !");
  await done.waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND);
  await page.clock.runFor(2 * SECOND);
  expect(await done.count()).toBe(1);
  await page.clock.runFor(3 * SECOND);
  await done.waitFor({ state: "detached" });
  await page.clock.resume();
  expect(sent()).toEqual([1]);
  await page
    .getByText(/612.*kcal/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await look("native synced run on Home");

  const reads = async () => (await askedOf(page, "Health", "queryWorkouts")).length;
  await fire(page, "resume");
  await page.clock.fastForward(4 * MINUTE);
  await fire(page, "resume");
  expect(await reads()).toBe(1);
  await page.clock.fastForward(MINUTE);
  await page.evaluate(() => (window.shell.failing = "Rate limited request quota has been exceeded"));
  await fire(page, "resume");
  await page.getByText("Rate limited request quota has been exceeded", { exact: false }).waitFor();
  expect(await reads()).toBe(2);
  await look("native sync failed");
  await page.evaluate(() => (window.shell.failing = null));
  await page.getByRole("button", { name: "Try again" }).click();
  await done.waitFor();
  await look("native sync done");
  await page.clock.fastForward(9 * MINUTE);
  expect(await reads()).toBe(3);
  await page.clock.fastForward(MINUTE);
  await done.waitFor(); // by itself, ten minutes after it finished
  expect(await reads()).toBe(4);
  expect(await askedOf(page, "Health", "requestAuthorization")).toHaveLength(1);
  await readBilledMonth({ ...visitor, page: await page.context().newPage() }, donor, 612);
});

test("a phone without a health app says so, and the source stays", async () => {
  const { page } = await open({ size: "phone", scheme: "dark" });
  const without = await member(somebody("Native", "Without"), { consents: false });
  await openInShell(page, without, { workouts: null });
  await chooseHealthApp(page, "We couldn't reach the health app: Health Connect is not installed");
  expect((await accountOf(without)).active_source).toBe("manual");
});

test("the back button closes the top layer, goes back, goes home, and leaves when it is pressed twice", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  const launchedBy = `${appHost()}/team/1?tab=members`;
  await openInShell(page, await member(somebody("Native", "Backer")), { launchedBy });
  await page.waitForURL("**/team/1?tab=members");
  await fire(page, "backButton");
  await page.waitForURL("https://localhost/");
  await page.getByRole("link", { name: "Scan" }).click();
  await page.getByRole("button", { name: "Add code manually" }).click();
  const sheet = page.getByRole("dialog", { name: "Add code manually" });
  await sheet.waitFor();
  await fire(page, "backButton");
  await sheet.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/scan");
  await fire(page, "backButton");
  await page.waitForURL("https://localhost/");
  await fire(page, "backButton");
  await page.getByText("Press back once more to leave Kalivo.").waitFor();
  expect(await askedOf(page, "App", "minimizeApp")).toHaveLength(0);
  await fire(page, "backButton");
  expect(await askedOf(page, "App", "minimizeApp")).toHaveLength(1);
  await look("native back asks");
});

test("links of ours open their screen in the app, others nothing; a reload does not follow the first one again", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const launchedBy = `${appHost()}/organisation/1`;
  await openInShell(page, await member(somebody("Native", "Linked")), { launchedBy });
  await page.waitForURL("**/organisation/1");
  await fire(page, "appUrlOpen", { url: "https://elsewhere.example/code/ABCDEFGH" });
  await fire(page, "appUrlOpen", { url: `${appHost()}/no/such/screen` });
  await fire(page, "appUrlOpen", { url: `${appHost()}/code/${CODE}` });
  await page.getByText(/now gives 0,10.€ per 100 calories you burn/).waitFor();
  await page.goto("https://localhost/act");
  await page.getByRole("button", { name: "Share my link" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/act");
});

test("a touch is felt by the phone's own means, unless less motion is wanted", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await openInShell(page, await member(somebody("Native", "Feeling")));
  const touches = async () => [
    await askedOf(page, "Haptics", "impact"),
    await askedOf(page, "Haptics", "notification"),
  ];
  await page.getByRole("tab", { name: "Donate" }).click();
  expect(await touches()).toEqual([[], []]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("tab", { name: "Burn" }).click();
  expect(await touches()).toEqual([[{ style: "LIGHT" }], []]);
  await openAddActivity(page);
  await fillCalories(page, "Biking", "100", "Given up");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  expect(await touches()).toEqual([[{ style: "LIGHT" }], [{ type: "WARNING" }]]);
});

test("sharing, scanning, a provider's sign-in and the phone's bars go through the plugins", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await openInShell(page, await member(somebody("Native", "Sharer")), {
    scanned: `${appHost()}/code/${CODE}`,
  });
  await page.getByRole("link", { name: "Act", exact: true }).click();
  await page.getByRole("button", { name: "Share my link" }).click();
  const [shared] = await askedOf(page, "Share", "share");
  const link = new RegExp(`^${appHost()}/register\\?back=`);
  expect(shared).toMatchObject({ url: expect.stringMatching(link) });
  await fire(page, "backButton");
  await page.getByRole("link", { name: "Scan" }).click();
  await page.getByRole("heading", { level: 1, name: "Scan or add a code" }).waitFor();
  await look("native scan");
  await page.getByRole("button", { name: "Scan a QR code" }).click();
  await page.getByText(/now gives 0,10.€ per 100 calories you burn/).waitFor();
  expect(await askedOf(page, "CapacitorBarcodeScanner", "scanBarcode")).toEqual([
    {
      hint: 0,
      scanInstructions: " ",
      scanButton: false,
      scanText: " ",
      cameraDirection: 1,
      scanOrientation: 3,
    },
  ]);
  await page.goto("https://localhost/health");
  await page.getByText("Strava", { exact: true }).click();
  await page.getByRole("button", { name: "Use Strava" }).click();
  const consent = page.getByRole("dialog");
  await consent.getByRole("checkbox").first().check();
  await consent.getByRole("button", { name: /Strava/ }).click();
  await page.getByText("Waiting for Strava", { exact: false }).waitFor();
  const [opened] = await askedOf(page, "Browser", "open");
  expect(opened).toMatchObject({ url: expect.stringMatching(/[?&]state=/) });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await expect
    .poll(() => askedOf(page, "SystemBars", "setStyle"))
    .toEqual([{ style: "DEFAULT" }, { style: "DARK" }]);
});

/** A run, as HealthKit gives one of a watch. */
async function anHourAgo() {
  const now = (await present()).getTime();
  return {
    platformId: crypto.randomUUID(),
    workoutType: "running",
    startDate: new Date(now - 110 * MINUTE).toISOString(),
    endDate: new Date(now - 60 * MINUTE).toISOString(),
    duration: 3000,
    totalEnergyBurned: 612,
    totalDistance: 9000,
    sourceId: "com.apple.health.5A1B9C3D",
    sourceName: "Apple Watch",
    metadata: { HKIndoorWorkout: "0", HKTimeZone: "Europe/Brussels" },
  };
}

const accountOf = ({ token }: Member) => apiAt(inject("origin"), token).get(api.readMe);

async function chooseHealthApp(page: Page, says = "Your workouts now come from this phone's health app.") {
  await page.goto("https://localhost/health");
  await page.getByText("Device health app", { exact: true }).click();
  await page.getByRole("button", { name: "Use Device health app" }).click();
  const consent = page.getByRole("dialog", { name: "Your workouts are health data" });
  await consent.getByRole("checkbox").check();
  await consent.getByRole("button", { name: "Agree and continue" }).click();
  await page.getByText(says).waitFor();
}

const goHome = (page: Page) => page.getByRole("link", { name: "You", exact: true }).click();

/** Keeps the first sync at the server's door; says how many records each one brought. */
async function holdSync(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const brought: number[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith(api.syncWorkouts) || request.method() !== "POST") return;
    brought.push(new Set((request.postData() ?? "").match(/workouts\[\d+\]\[startDate\]/g)).size);
  });
  await page.route(`**${api.syncWorkouts}`, async (route) => {
    await held;
    await route.fallback();
  });
  return { sent: () => brought.slice(0, 1), release };
}
