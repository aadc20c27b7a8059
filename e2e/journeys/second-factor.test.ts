import { expect, test } from "vitest";
import { codeNow } from "../support/admin-token.ts";
import { useVisit } from "../support/browser.ts";
import { SECOND_ADMIN } from "../support/people.ts";
import { signIn, signOut } from "../support/sign-in.ts";

const open = useVisit();

test("an admin sets up a second factor at the first visit, and shows a recovery code with the next sign-in", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SECOND_ADMIN);
  await page.goto("/admin?part=people");
  await page.getByRole("heading", { name: "Your password first" }).waitFor();
  await look("second factor password");
  await page.getByLabel("Your password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("This is not your password.").waitFor();
  await page.getByLabel("Your password", { exact: true }).fill(SECOND_ADMIN.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "QR code for your app of codes" }).waitFor();
  await look("second factor set up");
  const secret = await page.getByLabel("Or type this secret into the app").inputValue();
  await page.getByLabel("The code it shows now").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This code doesn't fit now.").waitFor();
  await page.getByLabel("The code it shows now").fill(codeNow(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("listitem").filter({ hasText: /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/ });
  await expect.poll(() => codes.count()).toBe(10);
  await look("second factor recovery codes");
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("heading", { level: 1, name: "People" }).waitFor();

  await signOut(page);
  await signIn(page, SECOND_ADMIN);
  await page.goto("/admin");
  await page.getByRole("heading", { name: "Show that it is you" }).waitFor();
  await look("second factor shown");
  await page.getByLabel("Code of your app").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Recovery codes left: 9").waitFor();
  await look("admin dashboard with second factor");
});
