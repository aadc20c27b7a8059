import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { arriveWithKeys, button, go, keysOf, title } from "../support/keys.ts";
import { somebody } from "../support/people.ts";
import { listen } from "../support/spoken.ts";

// A form that refuses is heard, whichever it is: the field that is wrong has the focus, and is read with what is wrong.

const open = useVisit();
const PHONE = { size: "phone", scheme: "light", heard: true } as const;

/** Pressed as it stands: the field that is wrong has the focus, and is read with what is wrong. */
async function isRefused(page: Page, field: RegExp, press: () => Promise<void>) {
  const ear = await listen(page);
  await ear.begin();
  await press();
  await page.waitForFunction(() => document.activeElement?.closest("[aria-invalid=true]") !== null);
  await ear.press("Shift");
  const [line = ""] = ear.lines();
  expect(line).toMatch(field);
}

test("what a visitor's form refuses is heard: signing in, a forgotten password", async () => {
  const both = await member(somebody("Keys", "Refused"));
  const { page } = await open(PHONE);
  const { press, write } = keysOf(page);
  await page.goto("/");
  await press(button(page, "Sign in to my account"));
  await write(page.getByLabel("Email"), both.email);
  await write(page.getByLabel("Password", { exact: true }), "not-the-password");
  await isRefused(page, /textbox "Password".* invalid.* \| ./u, () => press(button(page, "Sign in")));
  await write(page.getByLabel("Email"), "nobody@journeys.example");
  await isRefused(page, /textbox "Email".* invalid.* \| This email/u, () => press(button(page, "Sign in")));
  await press(page.getByRole("link", { name: "Forgot your password?" }));
  await title(page, "Reset my password");
  await write(page.getByLabel("Email"), "nobody@journeys.example");
  await isRefused(page, /textbox "Email".* invalid.* \| ./u, () => press(button(page, "Send me a link")));
});

test("what the registration refuses is heard: a form, a code, a choice, a consent", async () => {
  const { page } = await open(PHONE);
  const { press, write, choose } = keysOf(page);
  await page.goto("/register");
  const ear = await listen(page);
  await ear.tabTo(/^button "Create my account"/u);
  await ear.begin();
  await ear.press("Enter", /textbox "First name".* invalid/u);
  expect(ear.lines().join("\n")).toMatch(
    /textbox "First name".* invalid.*\n.*says "\d fields need your attention\."/u,
  );
  await ear.type("Keys");
  expect(ear.lines().filter((line) => line.includes("need your attention"))).toHaveLength(1);
  await press(page.getByRole("link", { name: "Email", exact: true })); // of the list of what is wrong
  expect(await page.getByLabel("Email").evaluate((field) => field === document.activeElement)).toBe(true);
  await write(page.getByLabel("Last name"), "Refused");
  await write(page.getByLabel("Email"), "keys.refused-first@journeys.example");
  await write(page.getByLabel("Password", { exact: true }), "a-long-walk");
  await ear.tabTo(/^textbox "(Donation c|C)ode/u);
  await ear.begin();
  await ear.type("ABCD2345", "a code", /code does/u);
  expect(ear.lines().join("\n")).toMatch(/says ".*code does/iu);
  await write(page.getByLabel("code", { exact: false }).first(), "");
  await press(button(page, "Create my account"));
  await title(page, "What do you want to do?");
  await isRefused(page, /radio/u, () => press(button(page, "Continue")));
  await choose(page.getByRole("radio"), page.getByRole("radio", { name: "burn calories" }));
  await press(button(page, "Continue"));
  const consent = page.getByRole("dialog", { name: "Your workouts are health data" });
  await consent.waitFor();
  await isRefused(page, /checkbox.* invalid.* \| ./u, () => press(consent.getByRole("button").nth(1)));
});

test("what a member's form refuses is heard: a workout, a team, a code, feedback", async () => {
  const { page, press, write } = await arriveWithKeys(await open(PHONE), somebody("Keys", "Refused-Inside"));
  await go(page, "/workouts", "Workouts");
  await press(button(page, "Add activity"));
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await sheet.waitFor();
  const add = () => press(sheet.getByRole("button", { name: "Add activity" }));
  await isRefused(page, /textbox "Distance".* invalid.* \| ./u, add);
  await write(sheet.getByLabel("Distance"), "5");
  await isRefused(page, /textbox "Time".* invalid.* \| ./u, add);
  await isRefused(page, /textbox "Time".* invalid.* \| ./u, add); // pressed again as it is, it says so again
  await go(page, "/teams", "My teams");
  await press(button(page, "Create a team"));
  const team = page.getByRole("dialog");
  await isRefused(page, /textbox "Name".* invalid.* \| ./u, () =>
    press(team.getByRole("button", { name: "Create", exact: false }).last()),
  );
  await go(page, "/feedback", "Feedback");
  await isRefused(page, /textbox "Your message".* invalid.* \| ./u, () =>
    press(button(page, "Send feedback")),
  );
});
