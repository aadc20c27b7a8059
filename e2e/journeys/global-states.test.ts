import { expect, test } from "vitest";
import { type Look, useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// What only a browser that loads pages shows of what may happen on any screen (specification §2.3); the rest is in
// web/test/global-states.test.tsx.

const anybody = useVisit({ mayFail: true });
const open = async (look: Look) => {
  const visitor = await anybody(look);
  await signIn(visitor.page, SAID);
  return visitor;
};

const CHUNK = /assets\/feedback-screen.*\.js/;

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
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the app" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Send a feedback" }).waitFor();
});

test("words that never load are said as any other fault, with a way on", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.route(/assets\/words-en-later.*\.js/, (route) => route.abort());
  await page.goto("/statements");
  await page.getByRole("heading", { name: "Oh no !" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the app" }).click();
  await page.getByRole("heading", { level: 1, name: "My months" }).waitFor();
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
