import { expect, inject, test } from "vitest";
import { textSize } from "../support/accessible.ts";
import { tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { cutAway, cutText, isInSight } from "../support/in-page.ts";
import { SAID } from "../support/people.ts";
import { settled } from "../support/page.ts";

// The sheets and questions of the main flows, where there is least room for them; screens are in text-sizes.test.ts.

const open = useVisit();

const SMALLEST = [
  { width: 320, height: 640, text: "200%" },
  { width: 320, height: 256, text: "100%" },
  { width: 320, height: 256, text: "200%" },
] as const;

test.each([
  ["support", "/user/2/back", []],
  ["a new code", "/codes", ["Create a code"]],
  ["a workout", "/workouts", ["Add activity"]],
  ["the most a month may cost", "/settings", [/^Monthly ceiling/u]],
  ["a question before what can't be undone", "/team/1", ["Leave the team"]],
  ["a new team", "/teams", ["Create a team"]],
] as const)("the sheet of %s is whole with large text in a small window", async (_, path, presses) => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
  await page.goto(path);
  for (const name of presses) await page.getByRole("button", { name }).first().click();
  await page.locator(":is([role=dialog], [role=alertdialog])[data-open]").waitFor();
  const faults: string[] = [];
  for (const { width, height, text } of SMALLEST) {
    await page.setViewportSize({ width, height });
    await textSize(page, text);
    await settled(page);
    const found = await Promise.all([page.evaluate(cutText), page.evaluate(cutAway)]);
    faults.push(...found.flat().map((fault) => `${width} × ${height} ${text}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test.each([
  { width: 360, height: 640, text: "100%" },
  { width: 320, height: 568, text: "100%" },
  { width: 360, height: 640, text: "200%" },
] as const)(
  "what a workout comes to is in sight of whoever types it, at $width × $height and $text",
  async ({ text, ...size }) => {
    const { page } = await open({ size: "phone", scheme: "light" });
    await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
    await page.setViewportSize(size);
    await page.goto("/workouts");
    await page.getByRole("button", { name: "Add activity" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Add activity" });
    await sheet.getByRole("radio", { name: "Running" }).check();
    await textSize(page, text);
    await sheet.getByLabel("Distance").fill("5");
    await sheet.getByLabel("Distance").press("Tab");
    await page.keyboard.type("30");
    const figure = sheet.getByText(/^That is about/u);
    await figure.waitFor();
    await expect.poll(() => figure.evaluate(isInSight)).toBe(true);
  },
);
