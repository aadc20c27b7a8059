import { expect, test } from "vitest";
import { kcalOf, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { chooseToGive, openAccount } from "../support/registration.ts";
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
  await add();
  await consent.getByRole("checkbox").check();
  await consent.getByRole("button", { name: "Agree and continue" }).click();
  await celebrationOf(page).waitFor();
  expect(await kcalOf(person)).toHaveLength(1);
});

test("who only donates is asked before the last step keeps a weight, and may go on without", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page } = visitor;
  await openAccount(visitor, somebody("Mia", "Milde"));
  await chooseToGive(visitor);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { level: 1, name: "How paying works" }).waitFor();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { level: 1, name: "Almost there" }).waitFor();
  await page.getByLabel("Weight").fill("61");
  await page.getByLabel("Birthday").fill("1990-12-31");
  await page.getByRole("button", { name: "Finish" }).click();
  const consent = page.getByRole("dialog", { name: CONSENT });
  await consent.getByRole("button", { name: "Continue without height and weight" }).click();
  await page.getByRole("heading", { level: 1, name: "Hello, Mia" }).waitFor();
  await page.goto("/settings");
  await expect.poll(() => page.getByLabel("Birthday").inputValue()).toBe("1990-12-31");
  expect(await page.getByLabel("Weight").inputValue()).toBe("");
});
