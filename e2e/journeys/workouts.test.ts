import { expect, test } from "vitest";
import { kcalOf, member } from "../support/api.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { somebody } from "../support/people.ts";
import { hoursAgo } from "../support/present.ts";
import { signIn } from "../support/sign-in.ts";
import { celebrationOf, endCelebration, openAddActivity, saveActivity } from "../support/workouts.ts";

const open = useVisit();

test("a wrong figure is named at its field, in its own words, with the focus on the first one", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  await signIn(page, await member(somebody("Fien", "Figure")));
  await page.goto("/workouts");
  await openAddActivity(page);
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  const add = () => sheet.getByRole("button", { name: "Add activity", exact: true }).click();
  const [distance, time] = [sheet.getByLabel("Distance"), sheet.getByLabel("Time")];
  await add();
  await sheet.getByText("Distance is required").waitFor();
  await sheet.getByText("Time is required").waitFor();
  await expect.poll(() => distance.evaluate((field) => field === document.activeElement)).toBe(true);
  await distance.fill("10");
  await time.fill("20000");
  await add();
  await sheet.getByText("Time must be between 0,1 and 10 080").waitFor();
  await expect.poll(() => time.evaluate((field) => field === document.activeElement)).toBe(true);
  await look("a wrong figure");
  await lookNarrow(visitor, "a wrong figure");

  await sheet.getByRole("radio", { name: "Biking" }).check();
  const calories = sheet.getByLabel("Calories");
  for (const [typed, said] of [
    ["abc", "Calories must be a number"],
    ["10,5", "Calories must be a whole number"],
    ["0", "Calories must be between 1 and 20 000"],
    ["1e9", "Calories must be a number"],
  ] as const) {
    await calories.fill(typed);
    await add();
    await sheet.getByText(said).waitFor();
  }
  // What only the server knows stands at its field, too.
  await sheet.getByLabel("When it ended").fill("2026-10-15T10:00");
  await calories.fill("417");
  await add();
  await sheet.getByText("You can type in what ended at most 30 days ago.").waitFor();
});

test("calories go in steps of ten, by button and arrow, and a workout stands where it took place", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "dark" });
  const person = await member(somebody("Stef", "Stap"));
  await signIn(page, person);
  await page.goto("/workouts");
  await openAddActivity(page);
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await sheet.getByRole("radio", { name: "Swimming" }).check();
  const calories = sheet.getByLabel("Calories");
  await calories.fill("417");
  await calories.press("ArrowUp");
  expect(await calories.inputValue()).toBe("420");
  await sheet.getByRole("button", { name: "More: Calories" }).click();
  await calories.press("ArrowDown");
  await calories.press("ArrowDown");
  expect(await calories.inputValue()).toBe("410");
  // The month is not older than that: it may have closed at six this morning.
  const [earlier, later] = [await hoursAgo(3), await hoursAgo(2)];
  await sheet.getByLabel("When it ended").fill(earlier);
  await look("a workout of another day");
  await sheet.getByRole("button", { name: "Add activity", exact: true }).click();
  await celebrationOf(page).waitFor();
  await endCelebration(page);
  const row = page.getByRole("button", { name: /410/ });
  await row.click();
  const change = page.getByRole("dialog", { name: "Change this workout" });
  expect(await change.getByLabel("When it ended").inputValue()).toBe(earlier);
  await change.getByText("If you empty it, it stays as it was.").waitFor();
  await change.getByLabel("When it ended").fill(later);
  await saveActivity(page, "Save");
  await row.click();
  expect(await change.getByLabel("When it ended").inputValue()).toBe(later);
  expect(await kcalOf(person)).toEqual([410]);
});

test("the days that the form offers are those of the server's clock, however wrong the device's is", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00Z"));
  await signIn(page, await member(somebody("Klaas", "Klok")));
  await page.goto("/workouts");
  await openAddActivity(page);
  const end = page.getByRole("dialog", { name: "Add activity" }).getByLabel("When it ended");
  const latest = new Date((await end.getAttribute("max")) ?? "");
  expect(Math.abs(latest.getTime() - new Date(await hoursAgo(0)).getTime())).toBeLessThan(10 * 60_000);
});
