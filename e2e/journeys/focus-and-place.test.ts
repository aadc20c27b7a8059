import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { textSize } from "../support/accessible.ts";
import { backBurner, chooseFirstOrganisation, giveCard, member, tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { button, go } from "../support/keys.ts";
import { settled } from "../support/page.ts";
import { SAID, somebody } from "../support/people.ts";
import { CARDS } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

// Where the focus and the window are after what somebody did, on the smallest phones.

const open = useVisit();
const SMALL = { width: 360, height: 640 };

async function onSmallPhone(): Promise<Page> {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.setViewportSize(SMALL);
  return page;
}

const isFocused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);
const boxOf = (goal: Locator) => goal.evaluate((element) => element.getBoundingClientRect().toJSON());

test("the dialog of support gives the focus back to what opened it, by Escape and by Save", async () => {
  const [giver, burner] = [
    await member(somebody("Focus", "Giver")),
    await member(somebody("Focus", "Given")),
  ];
  await chooseFirstOrganisation(burner);
  await giveCard(giver, CARDS.works);
  await backBurner(giver, burner, 0.1);
  const page = await onSmallPhone();
  await signIn(page, giver);
  await page.goto(`/user/${burner.id}`);
  const opener = button(page, "Edit your support");
  const sheet = page.getByRole("dialog");
  for (const close of ["Escape", "Save"]) {
    await opener.press("Enter");
    await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]") !== null);
    if (close === "Escape") await page.keyboard.press("Escape");
    else {
      await sheet.getByRole("button", { name: /^More: / }).click();
      await sheet.getByRole("button", { name: "Save" }).press("Enter");
    }
    await sheet.waitFor({ state: "detached" });
    await page.waitForURL(/\/user\/\d+$/u);
    await settled(page);
    await expect.poll(() => isFocused(opener), { message: close }).toBe(true);
  }
});

test("the step of payment refuses all that is missing at once, and scrolls what has the focus clear of its buttons", async () => {
  const page = await onSmallPhone();
  const person = await member(somebody("Focus", "Payer"), { registering: { type: "both", step: "payment" } });
  await signIn(page, person);
  await page.goto("/stripe?step=payment");
  const [birthday, code] = [page.getByLabel("Birthday"), page.getByLabel("Code from our email")];
  await birthday.waitFor();
  await settled(page);
  const again = button(page, "Send the code again");
  await again.press("Enter");
  await page.getByText("We sent you a code.", { exact: false }).waitFor();
  const foot = page.locator("main [data-sticky]");
  await settled(page);
  expect(await isFocused(again)).toBe(true);
  expect((await boxOf(again)).bottom).toBeLessThanOrEqual((await boxOf(foot)).top);

  await page.getByRole("button", { name: /^Add payment method/u }).press("Enter");
  for (const field of [birthday, code])
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => isFocused(birthday)).toBe(true);
});

test("adding an activity comes before the list that has no end, and another sport is refused only once it was tried", async () => {
  const page = await onSmallPhone();
  await signIn(page, SAID);
  await go(page, "/workouts", "Workouts");
  await settled(page);
  const add = button(page, "Add activity");
  for (let tab = 0; tab < 4 && !(await isFocused(add)); tab += 1) await page.keyboard.press("Tab");
  expect(await isFocused(add)).toBe(true);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await sheet.getByRole("button", { name: "Add activity" }).click();
  await sheet.getByText("Distance is required", { exact: false }).waitFor();
  await sheet.getByText("Football").click();
  expect(await sheet.locator("[aria-invalid=true]").count()).toBe(0);
  await sheet.getByRole("button", { name: "Add activity" }).click();
  await sheet.getByText("Calories is required", { exact: false }).waitFor();
});

test("another tab of Home is seen from its start, however far the one before was read", async () => {
  const page = await onSmallPhone();
  await signIn(page, SAID);
  await settled(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole("tab", { name: "Burn" }).click();
  await settled(page);
  const [tabs, pane] = [page.getByRole("tablist"), page.getByRole("tabpanel", { name: "Burn" })];
  await expect
    .poll(async () => (await boxOf(pane)).top - (await boxOf(tabs)).bottom)
    .toBeGreaterThanOrEqual(0);
});

test("a refused form counts the fields that it lists, a code that is no good among them", async () => {
  const page = await onSmallPhone();
  await page.goto("/register");
  await page.getByRole("textbox", { name: "Code" }).fill("ABC");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByText("4 fields need your attention.").waitFor();
  await page.getByLabel("Email").fill("focus.counted@journeys.example");
  await page.getByLabel("Password", { exact: true }).fill("a-long-walk");
  await page.getByLabel("First name").fill("Focus");
  await page.getByLabel("Last name").fill("Counted");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("textbox", { name: "Code" }).and(page.locator("[aria-invalid=true]")).waitFor();
  await page.getByLabel("Email").fill("");
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByText("3 fields need your attention.").waitFor();
  expect(await page.locator("form li a").allTextContents()).toEqual([
    "First name",
    "Email",
    expect.anything(),
  ]);
});

test.each(["en-GB", "fr-BE", "nl-BE", "de-BE"])(
  "at twice the size of text every sport stands in its own tile (%s)",
  async (locale) => {
    const { page } = await open({ size: "phone", scheme: "light", locale });
    const token = await tokenOf(await member(somebody("Large", locale.slice(0, 2))));
    await page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
    await page.goto("/workouts?add");
    await page.getByRole("dialog").getByRole("radio").first().waitFor({ state: "attached" });
    await textSize(page, "200%");
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await settled(page);
      expect(await page.evaluate(wordsOutOfTiles), `${width} px`).toEqual([]);
    }
  },
);

/** Runs in the page: the words of choices that are wider than their tile. */
function wordsOutOfTiles(): string[] {
  return [...document.querySelectorAll("[role=dialog] label:has([type=radio])")].flatMap((tile) => {
    const words = document.createRange();
    words.selectNodeContents(tile.lastElementChild ?? tile);
    const [inner, outer] = [words.getBoundingClientRect(), tile.getBoundingClientRect()];
    const isIn = inner.left >= outer.left && inner.right <= outer.right;
    return isIn ? [] : [`${tile.textContent}: ${Math.round(inner.width)} in ${Math.round(outer.width)}`];
  });
}
