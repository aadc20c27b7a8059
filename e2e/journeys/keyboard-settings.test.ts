import * as api from "@kalivo/contract/api-paths.ts";
import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { arriveWithKeys, button, go, keysOf, said, title } from "../support/keys.ts";
import { somebody } from "../support/people.ts";

// What is set, said and mended with the keyboard alone (design §7).

const open = useVisit();
const openWhatBreaks = useVisit({ mayFail: true });
const LOOK = { size: "desktop", scheme: "dark", heard: true } as const;

/** One pixel, so that a real picture travels. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("settings with a picture, privacy, the link that invites, and feedback", async () => {
  const { page, press, write } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Settings"));
  await go(page, "/settings", "Settings");
  await write(page.getByLabel("Last name"), "Changed");
  const choosing = page.waitForEvent("filechooser"); // the browser is told to hand it over before the key is pressed
  const picture = page.locator("input[type=file]").first();
  expect(await picture.getAttribute("accept")).toBe("image/*");
  await press(picture);
  await (await choosing).setFiles({ name: "me.png", mimeType: "image/png", buffer: PIXEL });
  await press(button(page, "Save"));
  await said(page, "Modifications saved !");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Modifications saved !");
  await page.evaluate(() => window.heard?.splice(0));
  await press(button(page, "Remove picture Profile picture"));
  expect(await page.evaluate(() => window.heard)).toContain("Picture removed");
  expect(await picture.evaluate((field) => field === document.activeElement)).toBe(true);
  await press(button(page, "Save"));
  await said(page, "Modifications saved !");

  await go(page, "/privacy", "Emails & privacy settings");
  await press(page.getByRole("switch", { name: /^Newsletter/u }), "Space");
  await press(button(page, "Save"));
  await button(page, "No changes made").waitFor();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await go(page, "/act", "Act");
  await press(button(page, "Copy my link"));
  await said(page, "Link copied !");
  for (const [way, form] of [
    ["Email", /^mailto:\?subject=.+&body=.+register/u],
    ["SMS", /^sms:\?&body=.+register/u],
  ] as const)
    expect(await page.getByRole("link", { name: way, exact: true }).getAttribute("href")).toMatch(form);

  await go(page, "/feedback", "Send a feedback");
  await write(page.getByLabel("Your message"), "No mouse here.");
  await press(button(page, "Send feedback"));
  await said(page, "thank you for your feedback !");
});

test("another source for the workouts", async () => {
  const { page, press, choose } = await arriveWithKeys(await open(LOOK), somebody("Keys", "Source"));
  await go(page, "/health", "Health app settings");
  await choose(page.getByRole("radio"), page.getByRole("radio", { name: /^Strava/u }));
  await press(button(page, "Use Strava"));
  const consent = page.getByRole("dialog", { name: "Connect with Strava" });
  await press(consent.getByRole("checkbox").first(), "Space");
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    press(consent.getByRole("button", { name: "Go to Strava" })),
  ]);
  const there = keysOf(tab);
  await there.write(tab.getByLabel("Name of the account"), "Keys S.");
  await there.press(tab.getByRole("button", { name: "Allow" }));
  await said(tab, /Strava is now connected to/u);
  await tab.close();
  await title(page, "Settings"); // it was asked every 2 s
  await page.goto("/health");
  await said(page, "Connected since");
});

test("without a network, and after a screen that broke", async () => {
  const { page, press } = await arriveWithKeys(await openWhatBreaks(LOOK), somebody("Keys", "Trouble"));
  await page.route(`**${api.readMe}`, (route) => route.abort("internetdisconnected"));
  await page.reload();
  await said(page, "You appear to be offline...");
  await page.unroute(`**${api.readMe}`);
  await press(button(page, "Retry"));
  await title(page, "Hello, Keys");

  await page.route(`**${api.readMe}`, (route) => route.fulfill({ json: { id: 1, first_name: "Broken" } }));
  await page.reload();
  await page.getByRole("heading", { name: "Oh no !" }).waitFor();
  await page.unroute(`**${api.readMe}`);
  await press(button(page, "Reload the app"));
  await title(page, "Hello, Keys");
});
