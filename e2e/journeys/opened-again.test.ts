import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { logKcal, type Member, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { workerReady } from "../support/offline.ts";
import { somebody } from "../support/people.ts";

// A page opened again is readable before the network answers (decision 73), and follows the answer when it comes.

const open = useVisit({ mayFail: true });
const enter = (page: Page, { token }: Member) =>
  page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
const mark = (page: Page) => page.getByRole("progressbar", { name: "Showing what you saw last" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const OF_THE_API = /^\/api\//u;

/** Holds every answer of the API, and the pages, until the returned function is called. */
async function holdNetwork(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.context().route(`${inject("origin")}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (OF_THE_API.test(pathname) || route.request().isNavigationRequest()) await held;
    await route.fallback();
  });
  return resolve;
}

test("a page opened again shows what was seen before any answer, marked, and then what is new", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light", worker: true });
  const again = await member(somebody("Ada", "Again"));
  await logKcal(again, 320);
  await enter(page, again);
  await page.goto("/workouts");
  await page.getByRole("button", { name: /Training/ }).waitFor();
  await workerReady(page, "workouts");
  await logKcal(again, 777);

  const release = await holdNetwork(page);
  await page.goto("/workouts");
  await heading(page, "Workouts").waitFor();
  await page.getByText("320", { exact: false }).first().waitFor();
  await mark(page).waitFor();
  await look("a page opened again");
  expect(await page.getByText("777", { exact: false }).count()).toBe(0);
  release();
  await page.getByText("777", { exact: false }).first().waitFor();
  await mark(page).waitFor({ state: "detached" });
});

test("what changes something waits for the answer, and a sign-in that was ended shows nothing for longer than that", async () => {
  const { page } = await open({ size: "phone", scheme: "dark", worker: true });
  const ended = await member(somebody("Edda", "Ended"));
  await enter(page, ended);
  await page.goto("/");
  await heading(page, "Hello, Edda").waitFor();
  await workerReady(page);

  const release = await holdNetwork(page);
  await page.goto("/user/organisation");
  await page.getByText("loading user data...").waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
  release();
  await page.getByRole("checkbox").first().waitFor();

  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  await page
    .context()
    .route(`**${api.readMe}`, (route) =>
      route.fulfill({ status: 401, contentType: "application/json", body: "{}" }),
    );
  await page.goto("/");
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("seen"))).toBeNull();
});

test("a choice made on another device is not undone by a page that was opened before it", async () => {
  const { page } = await open({ size: "phone", scheme: "light", worker: true });
  const chooser = await member(somebody("Cleo", "Chooser"));
  await enter(page, chooser);
  await page.goto("/organisation/1");
  const support = page.getByRole("button", { name: "Start supporting" });
  await support.waitFor();
  await workerReady(page, "organisation");

  const release = await holdNetwork(page);
  await page.goto("/organisation/1");
  await page.getByText("loading user data...").waitFor();
  expect(await support.count()).toBe(0);
  release();
  await support.waitFor();
});
