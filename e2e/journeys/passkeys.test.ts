import type { Page } from "playwright-core";
import { test } from "vitest";
import { member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

/** A device that keeps keys and looks who holds it, as a phone with a finger on it. */
async function withDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.each([
  { size: "narrowest", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const)("somebody on the $size adds a passkey, signs in with it alone, and removes it", async (given) => {
  const { page, look } = await open(given);
  await withDevice(page);
  const person = await member(somebody("Kea", `Sleutel-${given.size}`));
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name of the passkey").fill("Pocket phone");
  await look("passkey sheet");
  await adding.getByRole("button", { name: "Add a passkey" }).click();
  await adding.getByLabel("Your password", { exact: true }).fill(person.password);
  await adding.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: /Pocket phone/ }).waitFor();
  await look("settings with a passkey");

  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  await look("sign in with a passkey");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { level: 1, name: "Hello, Kea" }).waitFor();

  await page.goto("/settings");
  await page.getByRole("button", { name: /Pocket phone/ }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  const removing = page.getByRole("dialog", { name: "Remove the passkey “Pocket phone”?" });
  await removing.getByRole("button", { name: "Use a passkey instead" }).click();
  await page.getByText("The passkey is removed.").waitFor();
  await page.getByRole("button", { name: /Pocket phone/ }).waitFor({ state: "detached" });
});
