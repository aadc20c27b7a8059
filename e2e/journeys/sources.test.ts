import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { backedBurner } from "../support/backed-burner.ts";
import { readBilledMonth } from "../support/billed-month.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { showPane } from "../support/home.ts";
import { chooseProvider, consentInTab, record } from "../support/providers.ts";
import { workerReady } from "../support/offline.ts";
import { signIn } from "../support/sign-in.ts";
import { kcalIn } from "../support/workouts.ts";

// From a watch to the donor's statement, by way of the two providers as the demo plays them.

const open = useVisit();

test("Strava on a phone: connected, and a new run is on Home by itself, and in the month that is billed", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { burner, donor } = await backedBurner(visitor, "Hardloper");
  await signIn(page, burner);
  await page.goto("/settings");
  await chooseProvider(page, "Strava", { share: false });
  const sheet = page.getByRole("dialog", { name: "Connect with Strava" });
  await sheet.getByText("Without this your workouts are recorded, but don't count for donations.").waitFor();
  await look("consent to Strava");
  await sheet.getByRole("checkbox", { name: /^Share my monthly total/ }).check();
  await consentInTab(visitor, { provider: "Strava", account: "Noor H." });
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor(); // it was asked every 2 s

  await page.goto("/");
  await showPane(visitor, "Burn");
  await record(visitor, { provider: "Strava", account: "Noor H.", km: "10", minutes: "50", kcal: "700" });
  const row = page.getByRole("button", { name: /^Running.*Strava/u });
  await row.waitFor();
  await look("home with a run from Strava");
  const kcal = await kcalOf(row);
  await row.click();
  const detail = page.getByRole("dialog");
  await detail.getByText("The source says 700 kcal in all.", { exact: false }).waitFor();
  await detail.getByRole("link", { name: "View on Strava" }).waitFor();
  await look("a run from Strava");
  await lookNarrow(visitor, "a run from Strava");
  await detail.getByRole("button", { name: "Close" }).click();
  await page.goto("/health");
  await page.getByText("Connected since").waitFor();
  await look("health connected");
  await lookNarrow(visitor, "health connected");
  await readBilledMonth(visitor, donor, kcal);
});

test("Garmin on a desktop: not shared it does not count; shared it does; disconnected it comes no more", async () => {
  // With the worker: the way back from a provider serves once, and must be asked for once.
  const visitor = await open({ size: "desktop", scheme: "dark", worker: true });
  const { page, look } = visitor;
  const { burner, donor } = await backedBurner(visitor, "Wielrenner");
  await signIn(page, burner);
  await workerReady(page);
  await page.goto("/settings");
  await chooseProvider(page, "Garmin Connect", { share: false });
  await look("consent to Garmin");
  await consentInTab(visitor, { provider: "Garmin Connect", account: "Noor W." });
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();

  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
  const run = { account: "Noor W.", km: "9", minutes: "55", kcal: "600" };
  await record(visitor, { provider: "Garmin Connect", ...run });
  const row = page.getByRole("button", { name: /^Running.*Garmin/u });
  await row.getByText("Not shared with donors, so it doesn't count.").waitFor();
  await look("home, not shared");

  await page.goto("/health");
  await page.getByText("“Historical data” is not ticked: new workouts come in, older ones don't.").waitFor();
  await page.getByRole("button", { name: "Connect again" }).click();
  await page.getByRole("checkbox", { name: /^I agree that/ }).check();
  await consentInTab(visitor, { provider: "Garmin Connect", account: "Noor W.", also: "Historical data" });
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor(); // and not before it was done
  await page.goto("/health");
  await page.getByText("Connected since").waitFor();
  expect(await page.getByText("“Historical data” is not ticked").count()).toBe(0);
  await page.getByRole("switch", { name: "Share my monthly total" }).click();
  await page.getByText("Your monthly total is shared").waitFor();
  await page.goto("/workouts");
  await row.waitFor();
  expect(await page.getByText("Not shared with donors").count()).toBe(0);
  await readBilledMonth(visitor, donor, await kcalOf(row));

  await signIn(page, burner);
  await page.goto("/health");
  await page.getByText("Manual", { exact: true }).click();
  await page.getByRole("button", { name: "Use Manual" }).click();
  await page.getByText("You now add your workouts yourself.").waitFor();
  await page.getByText("Garmin Connect", { exact: true }).first().click();
  await page.getByRole("button", { name: "Use Garmin Connect" }).click();
  const chosen = page.getByText("Your workouts now come from Garmin Connect.");
  await chosen.waitFor();
  await page.getByRole("button", { name: "Disconnect Garmin Connect" }).click();
  await page.getByRole("alertdialog").waitFor();
  await look("disconnect");
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect Garmin Connect" }).click();
  await page.getByText("Garmin Connect is disconnected").waitFor();
  await page.getByText("Connected since").waitFor({ state: "detached" });
  await chosen.waitFor({ state: "detached" }); // they do no more
});

/** What a row of a workout says it counts. */
async function kcalOf(row: Locator): Promise<number> {
  return kcalIn(await row.innerText());
}
