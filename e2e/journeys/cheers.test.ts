import { expect, test } from "vitest";
import { logKcal } from "../support/api.ts";
import { backedBurner } from "../support/backed-burner.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { plain } from "../support/money.ts";
import { beforeAWholeWeek, nextMonday, presentMonth } from "../support/present.ts";
import { moveTo, stepTo } from "../support/sandbox.ts";
import { signIn, signOut } from "../support/sign-in.ts";

// A donor cheers a week, and reads what the burner wrote to them above the lines of their month (rules 68 and 69).

const open = useVisit();

test("a cheer is heard of, the month is collected, and the burner's words stand above its lines", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const whole = await beforeAWholeWeek();
  if (whole !== null) await moveTo(visitor, whole);
  const { burner, donor } = await backedBurner(visitor, "Cheered");
  await logKcal(burner, 3_000);
  const { closes, collects, name } = await presentMonth();
  await moveTo(visitor, await nextMonday());

  await signIn(page, donor);
  await page.getByRole("heading", { name: "Last week" }).waitFor();
  await page
    .getByText(/3\s000\skcal/u)
    .first()
    .waitFor();
  await look("overview with a week to cheer");
  await lookNarrow(visitor, "overview with a week to cheer");
  // In the order of the panes: Overview, then Donate.
  const cheered = page.getByRole("button", { name: "You cheered for Noor Cheered" });
  await page.getByRole("button", { name: "Cheer for Noor Cheered" }).first().click();
  await expect.poll(() => cheered.count()).toBe(2);
  await signOut(page);

  await signIn(page, burner);
  await page.getByRole("heading", { name: "One of your donors cheered your week" }).waitFor();
  await look("overview with a cheer");
  await page.goto("/news");
  await page.getByRole("link", { name: /Somebody who supports you cheered your week/u }).waitFor();
  await signOut(page);

  await stepTo(visitor, closes);
  await stepTo(visitor, collects);
  await signIn(page, burner);
  await page.getByRole("heading", { name: `A word for your donors of ${name}` }).waitFor();
  await page.getByRole("button", { name: "Write to them" }).click();
  const sheet = page.getByRole("dialog", { name: `A word for your donors of ${name}` });
  await sheet.getByText("In my own words").click();
  await sheet.getByRole("textbox", { name: "Your words" }).fill("You got me through the rain.");
  await look("a word for donors");
  await sheet.getByRole("button", { name: "Send" }).click();
  // Until it is gone its box holds the same words.
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("You got me through the rain.").waitFor();
  await signOut(page);

  await signIn(page, donor);
  await page.goto("/news");
  await page.getByRole("link", { name: /Noor Cheered wrote to you/u }).click();
  await page.getByRole("heading", { name: "Noor Cheered wrote to you" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Noor Cheered wrote to you");
  await look("a statement with a word");
  await lookNarrow(visitor, "a statement with a word");
  const said = plain(await page.locator("main").innerText());
  expect(said.indexOf("You got me through the rain.")).toBeGreaterThan(0);
  expect(said.indexOf("You got me through the rain.")).toBeLessThan(said.indexOf("Who you supported"));
  await signOut(page);
});
