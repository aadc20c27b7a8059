import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER, AT_THE_FIRST_STEP } from "./support/told.ts";
import { refused } from "./support/answers.ts";
import { expect, test } from "vitest";
import { eventually } from "./support/eventually.ts";
import { openApp } from "./support/render-app.tsx";

// A form that refuses is heard, whichever it is (design §7): the field that is wrong has the focus, and is read with what
// is wrong.

test("signing in: the password that is wrong, then the address that nobody has", async () => {
  const page = await openApp("/", { answers: [refused("POST", api.signIn, 403)] });
  await page.key("Sign in to my account");
  await page.focusIs(/^textbox "Email"/u);
  const sheet = await page.sheet("Sign in to my account");
  await sheet.fill("Email", "who@screens.example");
  await sheet.fill("Password", "not-the-password");
  await sheet.key("Sign in");
  await page.focusIs(/^textbox "Password" .*invalid.* \| This is the wrong password/u);
  page.answer(refused("POST", api.signIn, 404));
  await sheet.key("Sign in");
  await page.focusIs(/^textbox "Email" .*invalid.* \| This email/u);
});

test("a forgotten password of an address that nobody has", async () => {
  const page = await openApp("/forgot", { answers: [refused("POST", api.forgotPassword, 404)] });
  await page.fill("Email", "nobody@screens.example");
  await page.key("Send me a link");
  await page.focusIs(/^textbox "Email" .*invalid.* \| This email/u);
});

test("a registration says how many fields need attention, once, and leads to each of them", async () => {
  const page = await openApp("/register");
  await page.key("Create my account");
  await page.focusIs(/^textbox "First name" .*invalid/u);
  await page.hears(/^\d fields need your attention\./u);
  await page.user.keyboard("Keys");
  expect(page.heard().filter((said) => said.includes("need your attention"))).toHaveLength(1);
  // Refused again, it is said again.
  await page.key("Create my account");
  await eventually(() =>
    expect(page.heard().filter((said) => said.includes("need your attention"))).toHaveLength(2),
  );
  await page.key("Email", "link"); // of the list of what is wrong
  await page.focusIs(/^textbox "Email" .*invalid.* \| Fill in this field\.$/u);
  await page.fill("Email", "no address");
  await page.focusIs(/^textbox "Email" .*invalid.* \| This is not an email address/u);
});

test("a code that does not exist is said while the focus stays in its field", async () => {
  const page = await openApp("/register", { answers: [refused("POST", api.checkCode, 404)] });
  await page.fill("Code", "ABCD2345");
  await page.hears(/code does not exist/iu);
  await page.focusIs(/^textbox ".*code.*" = ABCD2345/iu);
});

test("a choice that was not made", async () => {
  const page = await openApp("/register/type", { as: AT_THE_FIRST_STEP });
  await page.key("Continue");
  await page.focusIs(/^radio/u);
});

test("feedback without a message", async () => {
  const page = await openApp("/feedback", { as: A_MEMBER });
  await page.key("Send feedback");
  await page.focusIs(/^textbox "Your message" .*invalid.* \| ./u);
});
