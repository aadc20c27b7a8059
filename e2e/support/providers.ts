import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";

export type ProviderName = "Strava" | "Garmin Connect";

const HOMES = { Strava: "/simulated/strava", "Garmin Connect": "/simulated/garmin" } as const;

/** On the provider's page: enter the account, allow the ticked scopes and `also`, and return to the app. */
export async function consentInTab(
  { page, lookAt }: Visit,
  { provider, account, also }: { provider: ProviderName; account: string; also?: string },
): Promise<void> {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: `Go to ${provider}` }).click(),
  ]);
  await tab.getByRole("heading", { level: 1, name: `Sign in to ${provider}` }).waitFor();
  await lookAt(tab, `${provider} consent page`);
  await tab.getByLabel("Name of the account").fill(account);
  if (also !== undefined) await tab.getByRole("checkbox", { name: also }).check();
  await tab.getByRole("button", { name: "Allow" }).click();
  await tab.getByText(`${provider} is now connected to`, { exact: false }).waitFor();
  await lookAt(tab, `${provider} finished`);
  await tab.close();
}

export type Recorded = {
  provider: ProviderName;
  account: string;
  km: string;
  minutes: string;
  kcal: string;
  /** Default: an hour ago. */
  start?: Date;
};

/** Records a workout at the simulated provider, which notifies the product. */
export async function record({ page }: Visit, recorded: Recorded): Promise<void> {
  const { provider, account, km, minutes, kcal, start } = recorded;
  const tab = await page.context().newPage();
  await tab.goto(HOMES[provider]);
  const form = tab.getByRole("region", { name: "Add an activity" });
  await form.getByLabel("Account").selectOption({ label: account });
  await form.getByLabel("km", { exact: true }).fill(km);
  await form.getByLabel("Minutes").fill(minutes);
  await form.getByLabel("kcal").fill(kcal);
  if (start !== undefined) await form.getByLabel("Start (Brussels time)").fill(brusselsField(start));
  await form.getByRole("button", { name: "Add" }).click();
  await tab.getByRole("status").filter({ hasText: "Added." }).waitFor();
  await tab.close();
}

/** "2026-11-20T13:00", for a `datetime-local` input. */
const brusselsField = (instant: Date) => FIELD.format(instant).replace(" ", "T");
const FIELD = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});

/** From the choice of sources to the provider's page, with both consents answered. */
export async function chooseProvider(page: Page, provider: ProviderName, { share }: { share: boolean }) {
  await page.goto("/health");
  await page.getByText(provider, { exact: true }).click();
  await page.getByRole("button", { name: `Use ${provider}` }).click();
  const sheet = page.getByRole("dialog", { name: `Connect with ${provider}` });
  await sheet.getByRole("checkbox", { name: /^I agree that/ }).check();
  if (share) await sheet.getByRole("checkbox", { name: /^Share my monthly total/ }).check();
}
