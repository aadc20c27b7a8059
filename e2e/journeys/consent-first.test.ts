import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { kcalOf, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { loseRequest } from "../support/lost-network.ts";
import { isInSight } from "../support/in-page.ts";
import { settled } from "../support/page.ts";
import { somebody } from "../support/people.ts";
import { openAccount } from "../support/registration.ts";
import { signIn } from "../support/sign-in.ts";
import { celebrationOf, fillRun, openAddActivity } from "../support/workouts.ts";

const open = useVisit();
const CONSENT = "Your workouts are health data";

test("the first workout waits for the consent, and keeps what was typed", async () => {
  const person = await member(somebody("Pim", "Pas"), { consents: false });
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, person);
  await page.goto("/workouts");
  await openAddActivity(page);
  await fillRun(page, "5", "30");
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  const add = () => sheet.getByRole("button", { name: "Add activity", exact: true }).click();
  await add();
  const consent = page.getByRole("dialog", { name: CONSENT });
  await look("consent before the first workout");
  await consent.getByRole("button", { name: "Not now" }).click();
  await consent.waitFor({ state: "hidden" });
  expect(await kcalOf(person)).toEqual([]);
  const ended = sheet.getByLabel("When it ended");
  await ended.fill("2026-10-15T10:00");
  await add();
  const agree = consent.getByRole("button", { name: "Agree and continue" });
  await consent.getByRole("checkbox").check();
  await loseRequest(page, `**${api.readMe}`);
  await agree.click();
  const lost = consent.getByRole("alert").getByText("Your answer could not be saved. Try again.");
  await lost.waitFor();
  // The same where the browser knows that there is no network: it is said where one can press again, and is in sight.
  await page.context().setOffline(true);
  await consent.getByRole("checkbox").uncheck();
  await consent.getByRole("checkbox").check();
  await lost.waitFor({ state: "detached" });
  await agree.click();
  await lost.waitFor();
  await expect.poll(() => lost.evaluate(isInSight)).toBe(true);
  await page.context().setOffline(false);
  await agree.click(); // the network is back
  // What the server refuses after the question is said at its field, as without one.
  await sheet.getByText("You can type in what ended at most 30 days ago.").waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.matches("[type=datetime-local][aria-invalid=true]"),
  );
  expect(await ended.evaluate((field) => field === document.activeElement)).toBe(true);
  await ended.fill("");
  await add();
  await celebrationOf(page).waitFor();
  expect(await kcalOf(person)).toHaveLength(1);
});

test("a second press on what opens the question does not close it", async () => {
  const visitor = await open({ size: "desktop", scheme: "light" });
  const { page } = visitor;
  await openAccount(visitor, somebody("Dirk", "Dubbel"));
  await page.getByText("burn calories", { exact: true }).click();
  await settled(page); // a press at a place waits for nothing by itself
  const box = await page.getByRole("button", { name: "Continue" }).boundingBox();
  if (box === null) throw new Error("no button");
  await page.mouse.click(box.x + 8, box.y + box.height / 2);
  const consent = page.getByRole("dialog", { name: CONSENT });
  await consent.getByRole("checkbox").waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  expect(await consent.isVisible()).toBe(true);
  await page.mouse.click(4, 4); // a press of its own
  await consent.waitFor({ state: "hidden" });
});

test("who burns and refused is asked again before the last step keeps a weight, and may go on without", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await openAccount(visitor, somebody("Mia", "Milde"));
  await page.getByText("burn calories", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue without workouts" }).click();
  await page.getByRole("heading", { level: 1, name: "Choose your organisations" }).waitFor();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await page.getByLabel("Weight").fill("61");
  await page.getByLabel("Birthday").fill("1990-12-31");
  await page.getByRole("button", { name: "Finish" }).click();
  const consent = page.getByRole("dialog", { name: CONSENT });
  await consent.getByRole("button", { name: "Continue without height and weight" }).click();
  await page.getByRole("heading", { level: 1, name: "Welcome, Mia" }).waitFor();
  await page.goto("/settings");
  await expect.poll(() => page.getByLabel("Birthday").inputValue()).toBe("1990-12-31");
  expect(await page.getByLabel("Weight").inputValue()).toBe("");
});
