import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { backBurner, chooseFirstOrganisation, giveCard, member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { CARDS } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

// Days that people choose: other terms from a month on, a pause with an end, a rest.
const open = useVisit();

/** A donor who gives a burner 0,10 € per 100 kcal. */
async function giving(family: string) {
  const burner = await member(somebody("Lies", family));
  const donor = await member(somebody("Dirk", family));
  await chooseFirstOrganisation(burner);
  await giveCard(donor, CARDS.works);
  await backBurner(donor, burner, 0.1);
  return { burner, donor };
}

/** Fills in the last day that may be chosen, and returns it as it is shown. */
async function chooseLastDay(field: Locator): Promise<string> {
  const day = (await field.getAttribute("max")) ?? "";
  await field.fill(day);
  return day.split("-").toReversed().join("/");
}

test("a donor gives more from a later month on, reads it where they support, and takes it back", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  const { burner, donor } = await giving("Later");
  await signIn(page, donor);
  await page.goto(`/user/${burner.id}/back`);
  const sheet = page.getByRole("dialog", { name: "Support Lies" });
  await sheet.getByRole("button", { name: /More/u }).click();
  await sheet.getByRole("combobox", { name: "When?" }).click();
  await page
    .getByRole("dialog", { name: "When?" })
    .getByText(/^From 01/u)
    .nth(1)
    .click();
  await sheet.getByText("Until that day your support stays as it is.").waitFor();
  await look("support from a later month");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Planned. Until that day your support stays as it is.").waitFor();
  await page.getByText(/^From 01\/\d\d\/\d{4}: 0,12\s€ per 100 calories for Lies$/u).waitFor();
  await look("profile of somebody with a plan");

  await page.goto(`/user/${burner.id}/back`);
  await sheet.getByText("That stays planned.").waitFor();
  await sheet.getByLabel("Undo what is planned").check();
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Undone. Your support stays as it is.").waitFor();
  await page.getByText(/per 100 calories for Lies$/u).waitFor({ state: "detached" });
});

test("a donor pauses until a day, moves nothing by opening it again, and goes on before", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark" });
  const { donor } = await giving("Pauzer");
  await signIn(page, donor);
  await page.goto("/");
  await page.getByRole("button", { name: "Pause or stop" }).click();
  const sheet = page.getByRole("dialog", { name: "Pause or stop" });
  const shown = await chooseLastDay(sheet.getByLabel("Pause until"));
  await look("pause until a day");
  await sheet.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText(`Paused until ${shown}`).waitFor();
  await look("home paused until a day");
  await page.getByRole("button", { name: "Pause or stop" }).click();
  expect(await sheet.getByLabel("Pause until").inputValue()).toBe(shown.split("/").toReversed().join("-"));
  await sheet.getByRole("button", { name: "Keep giving" }).click();
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByText(`Paused until ${shown}`).waitFor({ state: "detached" });
});

test("a burner rests until a day, their donor reads it, and the rest ends early", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  const { burner, donor } = await giving("Ruster");
  await signIn(page, burner);
  await page.goto("/");
  await page.getByRole("button", { name: "Rest for a while" }).click();
  const sheet = page.getByRole("dialog", { name: "Rest for a while" });
  const shown = await chooseLastDay(sheet.getByLabel("Rest until"));
  await look("rest until a day");
  await sheet.getByRole("button", { name: "Rest", exact: true }).click();
  await page.getByText(`You're resting until ${shown}`).waitFor();
  await look("home at rest");

  const other = await open({ size: "phone", scheme: "light" });
  await signIn(other.page, donor);
  await other.page.goto(`/user/${burner.id}`);
  await other.page.getByText(`Lies is resting until ${shown}`).waitFor();
  await other.look("profile of somebody at rest");

  await page.getByRole("button", { name: "End my rest" }).click();
  await page.getByText("Welcome back: what you burn from now on counts for those who support you.").waitFor();
  await page.getByText(`You're resting until ${shown}`).waitFor({ state: "detached" });
});
