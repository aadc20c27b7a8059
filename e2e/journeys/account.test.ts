import { expect, test } from "vitest";
import { addressMail } from "../support/address-mail.ts";
import { confirmAddress, member, tokenOf } from "../support/api.ts";
import { useVisit, type Visit } from "../support/browser.ts";
import { countMails, openMail } from "../support/mailbox.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

test("on a phone, an address and a password are changed, and a sign-in elsewhere is ended", async () => {
  const person = await member(somebody("Wout", "Wisselaar"));
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  await tokenOf(person); // somewhere else
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByText("Not confirmed yet").waitFor();
  await page.getByRole("button", { name: "Enter the code" }).click();
  const address = page.getByRole("dialog", { name: "Your email address" });
  await address.getByLabel("Code from our email").fill((await addressMail(person.email)).code);
  await look("code of an address");
  await address.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("Confirmed", { exact: true }).waitFor();

  const email = "wout.elsewhere@journeys.example";
  await page.getByRole("button", { name: "Change email" }).click();
  const change = page.getByRole("dialog", { name: "Change email" });
  await change.getByLabel("New email").fill(email);
  await change.getByLabel("Your password").fill("not mine");
  await change.getByRole("button", { name: "Send the code" }).click();
  await change.getByText("This is not your password.").waitFor();
  await change.getByLabel("Your password").fill(person.password);
  await look("change of address");
  await change.getByRole("button", { name: "Send the code" }).click();
  await address.getByLabel("Code from our email").fill((await addressMail(email)).code);
  await address.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("Your email address is confirmed.").last().waitFor(); // the first one may still be read
  await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);

  await page.getByRole("button", { name: "Where you are signed in" }).click();
  const signIns = page.getByRole("dialog", { name: "Where you are signed in" });
  await signIns.getByText("This one").waitFor();
  await look("sign-ins");
  await signIns.getByRole("button", { name: /^End / }).first().click();
  await page.getByText("This sign-in has ended.").waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Change password" }).click();
  const password = page.getByRole("dialog", { name: "Change password" });
  await password.getByLabel("Current password").fill(person.password);
  await password.getByLabel("New password").fill("password1");
  await password.getByText("This is one of the passwords that are tried first.").waitFor();
  await password.getByLabel("New password").fill("three chosen words");
  await look("change of password");
  await password.getByRole("button", { name: "Save the new password" }).click();
  await page.getByText("Your new password is saved.").waitFor();
  expect(await tokenOf({ email, password: "three chosen words" })).not.toBe("");
  expect(visitor.problems).toEqual([]);
});

type Wanted = Parameters<typeof openMail>[1];

/** Mails leave a moment after what caused them. */
async function mailWhenThere(visitor: Visit, wanted: Wanted) {
  await expect.poll(() => countMails(visitor, wanted)).toBe(1);
  return openMail(visitor, wanted);
}

test("the end of an account is asked for in the app, confirmed by mail, and taken back", async () => {
  const person = await member(somebody("Vera", "Vertrek"));
  await confirmAddress(person);
  const visitor = await open({ size: "phone", scheme: "dark" });
  const { page, look } = visitor;
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const sheet = page.getByRole("dialog", { name: "Delete my account" });
  await sheet.getByText("Deletion is not automated yet.").waitFor();
  await sheet.getByText("What happens then").waitFor();
  await sheet.getByLabel("Your password").fill(person.password);
  await look("delete my account");
  await sheet.getByRole("button", { name: "Ask for deletion" }).click();
  await sheet.getByText("We sent you an email").waitFor();

  const asked = await mailWhenThere(visitor, {
    to: person.email,
    subject: "Do you want to delete your account?",
  });
  await asked.getByRole("link", { name: "Delete my account" }).click();
  await page.getByRole("heading", { level: 1, name: "Delete my account" }).waitFor();
  await look("confirm the end");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Your account ends in 3 days.").waitFor();

  const coming = await mailWhenThere(visitor, { to: person.email, subject: /^Your account ends on/ });
  await coming.getByRole("link", { name: "Keep my account" }).click();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByText("Your account stays.").waitFor();
  expect(await tokenOf(person)).not.toBe("");
  expect(visitor.problems).toEqual([]);
});
