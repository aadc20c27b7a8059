import type { Page } from "playwright-core";

type Account = { email: string; password: string; firstName: string };

/** Fills and sends the sign-in sheet that stands open. */
export async function fillSignIn(page: Page, { email, password }: Omit<Account, "firstName">): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Sign in to my account" });
  await sheet.getByLabel("Email").fill(email);
  await sheet.getByLabel("Password", { exact: true }).fill(password);
  await sheet.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** From the landing page to Home. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await fillSignIn(page, account);
  await page.getByRole("heading", { level: 1, name: `Hello, ${account.firstName}` }).waitFor();
}

/** So that somebody else can sign in, with no page left that notices. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
