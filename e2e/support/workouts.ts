import type { Page } from "playwright-core";
import { plain } from "./money.ts";

/** Fills distance and time in the open sheet; the product computes the calories. */
export async function fillRun(page: Page, km: string, minutes: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Add activity" });
  await sheet.getByRole("radio", { name: "Running" }).check();
  await sheet.getByLabel("Distance").fill(km);
  await sheet.getByLabel("Time").fill(minutes);
}

export async function fillCalories(page: Page, sport: string, kcal: string, title: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: sport }).check();
  await sheet.getByLabel("Calories").fill(kcal);
  await sheet.getByLabel("Title (optional)").fill(title);
}

/** Opens the sheet by the page's button. */
export const openAddActivity = (page: Page) =>
  page.getByRole("button", { name: "Add activity" }).first().click();

export async function saveActivity(page: Page, name: "Add activity" | "Save"): Promise<void> {
  const title = name === "Save" ? "Change this workout" : name;
  const sheet = page.getByRole("dialog", { name: title });
  await sheet.getByRole("button", { name, exact: true }).click();
  await sheet.waitFor({ state: "hidden" });
}

/** The celebration after adding a workout online. */
export const celebrationOf = (page: Page) => page.getByRole("dialog", { name: "Workout added" });

export async function endCelebration(page: Page): Promise<void> {
  await celebrationOf(page).getByRole("button", { name: "Done" }).click();
  await celebrationOf(page).waitFor({ state: "hidden" });
}

/** The calories in a workout's row; "1 205" is 1205. */
export function kcalIn(row: string): number {
  const [, figure = ""] = /(\d+(?: \d{3})*)\s*kilocalories/u.exec(plain(row)) ?? [];
  return Number(figure.replaceAll(" ", ""));
}
