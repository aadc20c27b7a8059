import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  backBurner,
  chooseFirstOrganisation,
  endSignIns,
  member,
  refuseDonor,
  tokenOf,
} from "../support/api.ts";
import { expectAccessible, type Visit, visit } from "../support/browser.ts";
import { openMail } from "../support/mailbox.ts";
import { SAID, somebody } from "../support/people.ts";
import { fillSignIn, signIn, signInByForm } from "../support/sign-in.ts";

let visitor: Visit;
beforeEach(async () => {
  visitor = await visit({ size: "phone", scheme: "light" });
});
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

test("an unknown email and a wrong password are said so, each under its field", async () => {
  const { page, look } = visitor;
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  const sheet = page.getByRole("dialog", { name: "Sign in to my account" });
  await fillSignIn(page, { email: "nobody@journeys.example", password: "a-long-walk" });
  await sheet.getByText("This email doesn't exist in our database", { exact: true }).waitFor();
  expect(await sheet.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  await look("sign in unknown email");
  await fillSignIn(page, { email: SAID.email, password: "not-this-one" });
  await sheet.getByText("This is the wrong password for this email", { exact: true }).waitFor();
  expect(await sheet.getByLabel("Email").inputValue()).toBe(SAID.email);
  await look("sign in wrong password");
});

test("a members' page asks to sign in first, and then opens", async () => {
  const { page, look } = visitor;
  await page.goto("/workouts");
  await page.getByText("Sign in to see this page.").waitFor();
  await look("sign in asked for");
  await fillSignIn(page, SAID);
  await page.getByRole("heading", { level: 1, name: "Workouts" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/workouts");
});

test("a forgotten password: the mail, a new one, and the old one is gone", async () => {
  const { page, look } = visitor;
  const person = await member(somebody("Fleur", "Janssens"));
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Reset my password" }).waitFor();
  await look("forgot");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByText("An email has been sent to your email ! Please also check the spam folder").waitFor();
  await look("forgot sent");

  const mail = await openMail(visitor, { to: person.email, subject: "Choose a new password" });
  await mail.getByRole("link", { name: "Choose a new password" }).click();
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
  await look("reset");
  await page.getByLabel("New password").fill("a-longer-walk");
  await page.getByRole("button", { name: "Save my new password" }).click();
  await page.getByText("Your new password is saved. You can sign in with it now.").waitFor();
  await look("reset done");

  await page.goto("/");
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await fillSignIn(page, person);
  await page.getByText("This is the wrong password for this email").waitFor();
  await fillSignIn(page, { ...person, password: "a-longer-walk" });
  await page.getByRole("heading", { level: 1, name: "Hello, Fleur" }).waitFor();
});

test("after logging out nothing of the person is left", async () => {
  const { page } = visitor;
  await signInByForm(page, SAID);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await page.goto("/statements");
  await page.getByText("Sign in to see this page.").waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === "jwt")).toEqual([]);
});

test("a sign-in that another device ended is asked for again by the first thing that is pressed, and nothing typed is lost", async () => {
  const { page } = visitor;
  const person = await member(somebody("Sanne", "Elders"));
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByLabel("First name").fill("Sanne-Marie");
  await endSignIns(person);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").getByText("You were signed out elsewhere.", { exact: false }).waitFor();
  expect(await page.getByLabel("First name").isVisible()).toBe(false);
  // Who they are is known: the password is what is left to type.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  await fillSignIn(page, person);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // What was pressed is done: nothing has to be pressed twice, and no refusal is left behind.
  await page.getByText("Modifications saved !").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Sanne-Marie");
  expect(await page.getByRole("main").getByRole("alert").allInnerTexts()).toEqual([]);
  await page.getByRole("button", { name: "No changes made" }).waitFor();

  await endSignIns({ ...person, token: await tokenOf(person) });
  await page.getByLabel("First name").fill("Sanne");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
});

test("whoever closes that sign-in is asked first, comes back to it with what they typed, or leaves without a word of an error", async () => {
  const { page } = visitor;
  const person = await member(somebody("Rik", "Terug"));
  await signIn(page, person);
  await page.goto("/feedback");
  await page.getByLabel("Your message").fill("Half a thought");
  await endSignIns(person);
  await page.getByRole("button", { name: "Send feedback" }).click();
  const sheet = page.getByRole("dialog", { name: "Sign in to my account" });
  const question = page.getByRole("alertdialog", { name: "Leave without signing in?" });
  await sheet.getByLabel("Password", { exact: true }).fill("my-first-walk");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => sheet.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(180, 10), // beside it
    () => page.goBack(),
    () => sheet.getByRole("link", { name: "Forgot your password?" }).click(),
  ];
  for (const close of ways) {
    await close();
    await question.getByText("What you typed and didn't save will be lost.").waitFor();
    await question.getByRole("button", { name: "Back to sign-in" }).click();
    await question.waitFor({ state: "detached" });
    expect(await sheet.getByLabel("Password", { exact: true }).inputValue()).toBe("my-first-walk");
  }
  await page.keyboard.press("Escape");
  await question.waitFor();
  await expectAccessible(page, "leave without signing in");
  const messages = await messagesFrom(page);
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await messages()).toEqual([]);
});

test("what was pressed in a sheet hears nothing of it either, and the way to a forgotten password is open", async () => {
  const { page } = visitor;
  const [burner, donor] = [await member(somebody("Ans", "Brander")), await member(somebody("Guy", "Gever"))];
  await chooseFirstOrganisation(burner);
  await signIn(page, donor);
  await page.goto(`/user/${burner.id}`);
  await page.getByRole("button", { name: /Support/ }).click();
  const support = page.getByRole("dialog", { name: /Support/ });
  await endSignIns(donor);
  await support.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByText("You were signed out elsewhere.", { exact: false }).waitFor();
  expect(await support.isVisible()).toBe(false);
  const messages = await messagesFrom(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Reset my password" }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await messages()).toEqual([]);
});

test("who logs out of a sign-in that was ended already has left, and is not asked to sign in for it", async () => {
  const { page } = visitor;
  const person = await member(somebody("Lou", "Gegaan"));
  await signIn(page, person);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await endSignIns(person);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Sign me up", exact: true }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a donor who was refused reads why nothing can be given", async () => {
  const { page } = visitor;
  const [burner, donor] = [await member(somebody("Bo", "Brander")), await member(somebody("Do", "Nateur"))];
  await chooseFirstOrganisation(burner);
  await backBurner(donor, burner, 0.1);
  await refuseDonor(burner, donor);
  await signIn(page, donor);
  await page.goto(`/user/${burner.id}`);
  await page.getByRole("button", { name: /Support/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  await page.getByText("You can't support this person.").waitFor();
});

/** From now on: what comes as a message or stands in an alert, also if it has gone again. */
async function messagesFrom(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const look = () => {
      for (const { textContent } of document.querySelectorAll("#toasts [data-type], #app [role=alert]"))
        if (textContent !== "") found.add(textContent);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return found;
  });
  return () => seen.evaluate((found) => [...found]);
}
