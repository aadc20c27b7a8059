import * as api from "@kalivo/contract/api-paths.ts";
import { expect, inject, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type Look, useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// What may happen on any screen (specification §2.3, §4, §8.1): loading, other versions, a failing server, a broken
// screen or chunk.

const anybody = useVisit({ mayFail: true });
const open = async (look: Look) => {
  const visitor = await anybody(look);
  await signIn(visitor.page, SAID);
  return visitor;
};

const CHUNK = /assets\/feedback-screen.*\.js/;

test("while the person is unknown the page says that it loads", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${api.readMe}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/statements");
  await page.getByText("loading user data...").waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.getByRole("heading", { level: 1, name: "My months" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  release();
  await page.getByRole("button", { name: "Back" }).waitFor();
  await look("months after loading");
});

test("a sign-in that something cut short is none: the landing page, on every address", async () => {
  const { page } = await anybody({ size: "phone", scheme: "light" });
  await page.context().addCookies([{ name: "jwt", value: "%E0%A4", url: inject("origin") }]);
  for (const path of ["/", "/settings", "/constructor"]) {
    await page.goto(path);
    await page.getByText("Sign me up").waitFor();
  }
});

test("a server that fails at the person says so, and shows the landing page", async () => {
  const { page } = await open({ size: "phone", scheme: "dark" });
  await page.route(`**${api.readMe}`, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  await page.getByText("unexpected server error while fetching user").waitFor();
  await page.getByRole("link", { name: "Sign me up" }).waitFor();
});

test.each([
  { server: "0.0.1", says: "This app is ahead of the server. Some things may not work yet." },
  { server: "9.0.0", says: "This app is older than the server. Please update it." },
])("a server of version $server: $says", async ({ server, says }) => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  await page.route(`**${api.readVersion}`, (route) =>
    route.fulfill({ contentType: "text/plain", body: server }),
  );
  await page.reload();
  await page.getByText(says).waitFor();
  await look(`version banner ${server}`);
});

test("a screen that breaks shows the last screen, with address, error and component stack", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.route(`**${api.readMe}`, (route) => route.fulfill({ json: { id: 1, first_name: "Broken" } }));
  await page.reload();
  await page.getByRole("heading", { name: "Oh no !" }).waitFor();
  await page.getByText("There was an error while rendering the application").waitFor();
  await page.getByText("contact customer service", { exact: false }).waitFor();
  const box = page.getByLabel("Debugging information");
  expect(await box.getAttribute("readonly")).not.toBeNull();
  const debug = await box.inputValue();
  expect(debug).toContain(page.url());
  expect(debug).toContain("TypeError");
  expect(debug).toMatch(/\n\s*at /);
  expect(await page.getByRole("link", { name: "how to reach us" }).getAttribute("href")).toContain(
    "/legal/imprint",
  );
  await page.getByRole("button", { name: "Copy" }).click();
  const copied = async () =>
    (await page.getByRole("button", { name: "Copied" }).count()) > 0 ||
    box.evaluate((text) => text instanceof HTMLTextAreaElement && text.selectionEnd === text.value.length);
  await expect.poll(copied).toBe(true); // or chosen, where the browser lets nobody copy
  await page.unroute(`**${api.readMe}`);
  await page.getByRole("button", { name: "Reload the app" }).click();
  await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
});

test("a chunk that does not load reloads the page once with forcedRefresh=1", async () => {
  const { page } = await open({ size: "phone", scheme: "dark" });
  await page.route(CHUNK, (route) =>
    page.url().includes("forcedRefresh") ? route.continue() : route.abort(),
  );
  await page.goto("/feedback");
  await page.waitForURL("**/feedback?forcedRefresh=1");
  await page.getByRole("heading", { level: 1, name: "Send a feedback" }).waitFor();

  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(CHUNK, (route) => route.abort());
  await page.goto("/feedback");
  await page.getByRole("heading", { name: "Oh no !" }).waitFor();
  expect(loads).toBe(2); // the first time, and the one reload
});

test("the landing page turns through its three sentences, one every 5 s", async () => {
  const visitor = await anybody({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const current = page.locator('button[aria-current="true"]');
  await current.waitFor();
  const names = [await current.getAttribute("aria-label")];
  for (let turn = 0; turn < 2; turn += 1) {
    await page.clock.runFor(5_000);
    const before = names.at(-1) ?? "";
    await page.waitForFunction(
      (label) => document.querySelector('button[aria-current="true"]')?.getAttribute("aria-label") !== label,
      before,
    );
    names.push(await current.getAttribute("aria-label"));
  }
  expect(new Set(names).size).toBe(3);
});
