import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { settled } from "../support/page.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";
import { celebrationOf } from "../support/workouts.ts";

const MOST_TABS = 40;

/** Tab until it has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(goal)} was not reached with ${MOST_TABS} tabs`);
}

test("somebody signs in and logs a workout with the keyboard alone", async () => {
  const { page, problems, close } = await visit({ size: "desktop", scheme: "light" });
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: "Sign in to my account" }));
  await page.keyboard.press("Enter");

  const door = page.getByRole("dialog", { name: "Sign in to my account" });
  await tabTo(page, door.getByLabel("Email"));
  await page.keyboard.type(SAID.email);
  await tabTo(page, door.getByLabel("Password", { exact: true }));
  await page.keyboard.type(SAID.password);
  await page.keyboard.press("Enter");

  await page.getByRole("heading", { level: 1, name: "Hello, Saïd" }).waitFor();
  const add = page.getByRole("button", { name: "Add activity" });
  await tabTo(page, add);
  await page.keyboard.press("Enter");

  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await tabTo(page, sheet.getByRole("radio", { name: "Running" }));
  await page.keyboard.press("ArrowLeft");
  expect(await sheet.getByRole("radio", { name: "Other" }).isChecked()).toBe(true);
  await tabTo(page, sheet.getByLabel("Calories"));
  await page.keyboard.type("120");
  await tabTo(page, sheet.getByLabel("Title (optional)"));
  await page.keyboard.type("Stairs");
  // The sheet keeps the focus: nothing behind it is reached. At its edges an invisible guard
  // has the focus for a frame and hands it back, so the sheet may take a moment to have it.
  const popup = await sheet.elementHandle();
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    await page.keyboard.press("Tab");
    await page.waitForFunction((panel) => panel?.contains(document.activeElement), popup);
  }
  await tabTo(page, sheet.getByRole("button", { name: "Add activity" }));
  await page.keyboard.press("Enter");

  await sheet.waitFor({ state: "hidden" });
  await celebrationOf(page).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Stairs.* 120/u }).waitFor();
  // Closed, it gives the focus back to the button that opened it.
  await page.waitForFunction(
    (name) => document.activeElement?.textContent?.includes(name) === true,
    "Add activity",
  );
  expect(problems).toEqual([]);
  await close();
});

test("the first Tab on a page that was just loaded finds the skip link, whatever scrolled itself into place", async () => {
  const { page, problems, close } = await visit({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  const passedBy: string[] = [];
  for (const path of ["/", "/community/donors", "/community/organisations", "/act", "/workouts"]) {
    await page.goto(path);
    await page.locator("main h1[tabindex]").waitFor();
    await settled(page);
    await page.keyboard.press("Tab");
    const first = await page.evaluate(() => document.activeElement?.textContent);
    if (first !== "Skip to content") passedBy.push(`${path}: ${first}`);
  }
  expect(passedBy).toEqual([]);
  expect(await page.getByRole("link", { name: "Skip to content" }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await close();
});
