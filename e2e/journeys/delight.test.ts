import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chooseFirstOrganisation, member, setPrivacy } from "../support/api.ts";
import { backedBurner } from "../support/backed-burner.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { plain } from "../support/money.ts";
import { somebody } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";
import {
  celebrationOf,
  endCelebration,
  fillCalories,
  fillRun,
  openAddActivity,
  saveActivity,
} from "../support/workouts.ts";

// What is there for joy (design §9): a celebration, a card to share, the week's rhythm, milestones.

const open = useVisit();

/** What the picture of the open share card is and shows, pixel by pixel. */
async function cardOf(page: Page) {
  const picture = page.getByRole("dialog", { name: "Your share card" }).locator("img[src^='blob:']");
  await picture.waitFor();
  const seen = await picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("no image");
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return { size: [image.naturalWidth, image.naturalHeight], alt: image.alt, pixels: canvas.toDataURL() };
  });
  return { ...seen, alt: plain(seen.alt) };
}

/** The time of the page stands still, so that a moment of 900 ms can be looked at. */
async function addARunInStoppedTime(page: Page): Promise<void> {
  await page.clock.install();
  await openAddActivity(page);
  await fillRun(page, "10", "60");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole("dialog", { name: "Add activity" })
    .getByRole("button", { name: "Add activity" })
    .click();
  await celebrationOf(page).waitFor();
}

const figureIn = async (page: Page) =>
  Number(await celebrationOf(page).locator("[aria-hidden=true]").getByText(/^\d+$/).first().textContent());

test("a workout is celebrated once, a card of it is shared, the week and the milestones follow; all by what is shown", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { burner, donor } = await backedBurner(visitor, "Delighted");
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => felt.push(pattern) > 0 });
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn(page, burner);
  await page.goto("/workouts");
  await page.getByRole("heading", { name: "Workouts" }).waitFor();

  await addARunInStoppedTime(page);
  await page.clock.runFor(100);
  expect(await figureIn(page)).toBeLessThan(660);
  await page.keyboard.press("Shift"); // any key will do
  expect(await figureIn(page)).toBe(660);
  await page.clock.resume();
  const said = celebrationOf(page).getByText(/^660\skcal added\. Daan gives about 1,32\s€ for it to .+\.$/u);
  await said.waitFor();
  await celebrationOf(page).getByText("1 active day this week").waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "felt").length)).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await look("celebration of a run");
  await lookNarrow(visitor, "celebration of a run");

  await page.getByRole("button", { name: "Share this moment" }).click();
  const card = await cardOf(page);
  expect(card.size).toEqual([1080, 1350]);
  expect(card.alt).toContain("My donors give about 1,32 €.");
  await look("share card");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Your share card" }).waitFor({ state: "hidden" });
  await endCelebration(page);

  const row = page.getByRole("button", { name: /^Running.* 660/u });
  expect(plain((await row.textContent()) ?? "")).toContain("Your donors give about 1,32 €");
  await row.click();
  await page.getByRole("dialog").getByLabel("Time").fill("61");
  await saveActivity(page, "Save");
  await page.getByText("Your workout was changed").waitFor();
  expect(await celebrationOf(page).count()).toBe(0);

  await setPrivacy(burner, { funds_raised: false });
  await page.reload();
  await row.click();
  await page.getByRole("button", { name: "Share this workout" }).click();
  const discreet = await cardOf(page);
  expect(discreet.size).toEqual([1080, 1350]);
  expect(discreet.alt).not.toContain("€");
  expect(discreet.pixels).not.toBe(card.pixels);

  await page.goto(`/user/${burner.id}`);
  const milestones = page.getByRole("list", { name: "Milestones" }).getByRole("listitem");
  await milestones.first().waitFor();
  expect(await milestones.allTextContents()).toEqual(["First workout", "First donor"]);
  await look("profile with milestones");
  await setPrivacy(burner, { calories_burned: false });
  await signIn(page, donor);
  await page.goto(`/user/${burner.id}`);
  await milestones.first().waitFor();
  expect(await milestones.allTextContents()).toEqual(["First donor"]);
});

test("without motion the celebration stands still; the week is hidden and shown again; a month becomes a card", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark" });
  const burner = await member(somebody("Sem", "Still"));
  await chooseFirstOrganisation(burner);
  await signIn(page, burner);
  await page.getByText("Nothing logged this week yet. Rest counts too.").waitFor();
  await openAddActivity(page);
  await fillCalories(page, "Football", "345", "Training");
  await saveActivity(page, "Add activity");
  await celebrationOf(page).waitFor();
  expect(await figureIn(page)).toBe(345);
  await look("celebration without motion");
  await page.keyboard.press("Escape");
  await celebrationOf(page).waitFor({ state: "hidden" });

  const week = page.getByRole("list", { name: "Weekly rhythm" });
  await page.getByText("1 active day this week").waitFor();
  expect(await week.getByText(/, today, active$/u).count()).toBe(1);
  expect(await week.getByRole("listitem").count()).toBe(7);
  await page.getByRole("button", { name: "Share this month" }).click();
  expect(await cardOf(page)).toMatchObject({ size: [1080, 1350] });
  await look("share card of a month");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hide the weekly rhythm" }).click();
  await week.waitFor({ state: "hidden" });
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Weekly rhythm" }).check({ force: true });
  await page.goto("/");
  await week.waitFor();
});
