import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { arriveWithKeys, button, go, keysOf, title } from "../support/keys.ts";
import { somebody } from "../support/people.ts";
import { listen } from "../support/spoken.ts";

// A form that refuses is heard, whichever it is: the field that is wrong has the focus, and is read with what is wrong.
// Here those in sheets; the others are in web/test/refusals-heard.test.tsx.

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

test("a consent that is not given is heard", async () => {
  const { page } = await open(PHONE);
  const { press } = keysOf(page);
  await page.goto("/register");
  await page.getByLabel("First name").fill("Keys");
  await page.getByLabel("Last name").fill("Refused");
  await page.getByLabel("Email").fill("keys.refused-first@journeys.example");
  await page.getByLabel("Password", { exact: true }).fill("a-long-walk");
  await press(button(page, "Create my account"));
  await title(page, "What do you want to do?");
  await page.getByText("burn calories", { exact: true }).click();
  await press(button(page, "Continue"));
  const consent = page.getByRole("dialog", { name: "Your workouts are health data" });
  await consent.waitFor();
  await isRefused(page, /checkbox.* invalid.* \| ./u, () => press(consent.getByRole("button").nth(1)));
});

test("what a member's form refuses is heard: a workout, a team", async () => {
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
});
