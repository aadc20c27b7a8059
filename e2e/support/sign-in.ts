import type { Page } from "playwright-core";
import { inject } from "vitest";
import { tokenOf } from "./api.ts";

type Account = { email: string; password: string; firstName: string };

/** Fills and submits the open sign-in sheet. */
export async function fillSignIn(page: Page, { email, password }: Omit<Account, "firstName">): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Sign in to my account" });
  await sheet.getByLabel("Email").fill(email);
  await sheet.getByLabel("Password", { exact: true }).fill(password);
  await sheet.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in by the form on the landing page. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await fillSignIn(page, account);
  await atHome(page, account);
}

/** Signs in by cookie, for journeys not about signing in. */
export async function signIn(
  page: Page,
  account: Account & { token?: string },
  hello = "Hello,",
): Promise<void> {
  const token = account.token ?? (await tokenOf(account));
  await page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
  await page.goto("/");
  await atHome(page, account, hello);
}

const atHome = (page: Page, { firstName }: Account, hello = "Hello,") =>
  page.getByRole("heading", { level: 1, name: `${hello} ${firstName}` }).waitFor();

/**
 * Removes the session while no page is open. A layer that was closed goes back in the history one task later, which would
 * interrupt the next navigation.
 */
export async function signOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.hasAttribute("data-layers") || !(Number(history.state?.kalivoLayers) > 0),
  );
  await page.goto("about:blank");
  await page.context().clearCookies();
}
