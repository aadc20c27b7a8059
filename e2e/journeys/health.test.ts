import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import type { AnswerAt } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, inject, test } from "vitest";
import { apiAt } from "../support/api-at.ts";
import { member } from "../support/api.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

let visitor: Visit;
type Options = Parameters<typeof member>[1];
const open = async (look: Look, lastName: string, options?: Options) => {
  visitor = await visit(look);
  const person = somebody("Healthy", lastName);
  const account = await member(person, options);
  await signIn(visitor.page, person);
  return { ...visitor, account };
};
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

test("the sources: the active one says so, the device's is not for the web, the others ask before they open", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" }, "Sources");
  await page.goto("/settings");
  await page.getByRole("link", { name: "Health app settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Health app settings" }).waitFor();
  expect(await page.getByRole("button", { name: "Source already active" }).isDisabled()).toBe(true);
  expect(await page.getByRole("radio", { name: /Device health app/ }).isDisabled()).toBe(true);
  await look("health");
  await page.getByText("Strava", { exact: true }).click();
  await page.getByRole("button", { name: "Use Strava" }).click();
  const consent = page.getByRole("dialog", { name: "Connect with Strava" });
  await consent.getByRole("button", { name: "Go to Strava" }).click();
  await consent.getByText("Tick the first box to agree.").waitFor();
  await look("health consent not ticked");
  await consent.getByRole("button", { name: "Not now" }).click();
  await consent.waitFor({ state: "hidden" });
});

test("before a provider is connected for the first time one agrees to the use of health data", async () => {
  const { page, account } = await open({ size: "phone", scheme: "light" }, "First", { consents: false });
  const hasAgreed = async () => (await apiAt(inject("origin"), account.token).get(api.readMe)).health_consent;
  await page.goto("/health");
  await page.getByText("Strava", { exact: true }).click();
  await page.getByRole("button", { name: "Use Strava" }).click();
  const health = page.getByRole("dialog", { name: "Your workouts are health data" });
  await health.getByRole("button", { name: "Not now" }).click();
  await health.waitFor({ state: "hidden" });
  expect(await hasAgreed()).toBe(false);
  await page.getByRole("button", { name: "Use Strava" }).click();
  await health.getByRole("checkbox").check();
  await health.getByRole("button", { name: "Agree and continue" }).click();
  await page.getByRole("dialog", { name: "Connect with Strava" }).waitFor();
  expect(await hasAgreed()).toBe(true);
});

test("a provider without which the association does is not to be chosen, and says so", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" }, "Without");
  await page.route(`**${api.listConnections}`, async (route) => {
    const answer = await route.fetch();
    const connections: unknown = await answer.json();
    if (!Array.isArray(connections)) throw new Error("the providers are a list");
    await route.fulfill({
      response: answer,
      json: connections.map((one) => ({ ...one, connectable: one.provider !== "garmin" })),
    });
  });
  await page.goto("/health");
  await page.getByRole("radio", { name: /Garmin Connect.*Can't be connected here yet/ }).waitFor();
  const isDisabled = (name: RegExp) => page.getByRole("radio", { name }).isDisabled();
  expect([await isDisabled(/Garmin/), await isDisabled(/Strava/)]).toEqual([true, false]);
  await look("health without Garmin");
});

test("a page for what comes back from a provider, and the registration's way to the sources", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark" }, "Finish", {
    registering: { type: "burner", step: "last" },
  });
  await page.goto("/integration/finishOauth");
  await page.getByText("You can close this page.").waitFor();
  await look("finish oauth");
  await page.goto("/integration/finishOauth?provider=strava&reason=denied");
  await page
    .getByText("You didn't agree at the provider, so nothing was connected.", { exact: false })
    .waitFor();
  await look("finish oauth refused");
  await page.goto("/register/health");
  await page.getByRole("heading", { level: 1, name: "Connect your watch or app" }).waitFor();
  await look("register health");
});

test("on the web the health app of the phone cannot be read, and Home says so", async () => {
  const { page, account } = await open({ size: "phone", scheme: "dark" }, "Web");
  await apiAt(inject("origin"), account.token).post(api.setActiveSource, { source: "health" });
  await page.goto("/");
  await page.getByText("Health connect not available on web").waitFor();
});

test("a provider's page answered in another browser asks whose account it is, and connects nobody unasked", async () => {
  const { page, account } = await open({ size: "phone", scheme: "light" }, "Begins");
  const headers = { authorization: `Bearer ${account.token}` };
  const consent = {
    kind: "source_strava",
    text_version: CONSENT_VERSIONS.source_strava,
    granted: true,
  } as const;
  await apiAt(inject("origin"), account.token).post(api.giveConsent, consent);
  const begun = await page.request.get(api.initIntegration, { headers, params: { type: "strava" } });
  const { authorizeUrl }: AnswerAt<"GET", typeof api.initIntegration> = await begun.json();

  const other = await visit({ size: "phone", scheme: "dark" });
  await other.page.goto(String(authorizeUrl));
  await other.page.getByLabel("Name of the account").fill("Somebody else");
  await other.page.getByRole("button", { name: "Allow" }).click();
  await other.page.getByRole("heading", { level: 1, name: "Is this your account?" }).waitFor();
  await other.page.getByText("Shall your workouts count for Healthy Begins?", { exact: false }).waitFor();
  await other.look("whose account");
  await other.page.getByRole("button", { name: "No, not mine" }).click();
  await other.page.getByText("Nothing was connected, and we told Strava so.").waitFor();
  expect(other.problems).toEqual([]);
  await other.close();
  await page.goto("/health");
  expect(await page.getByRole("button", { name: "Source already active" }).isDisabled()).toBe(true);
});
