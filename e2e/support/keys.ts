import type { Locator, Page } from "playwright-core";
import { follow } from "./accessible.ts";
import { member } from "./api.ts";
import type { Visit } from "./browser.ts";
import type { Person } from "./people.ts";
import { signIn } from "./sign-in.ts";

const MOST_TABS = 80;

const focused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);

/** Keyboard-only input. A control is reached by Tab, within a maximum number of presses. */
export function keysOf(page: Page) {
  const reach = async (goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
    await goal.waitFor({ state: "attached" });
    for (let tab = 0; tab < MOST_TABS; tab += 1) {
      if (await focused(goal)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${String(goal)} was not reached with ${MOST_TABS} times ${key}`);
  };
  return {
    reach,
    press: async (goal: Locator, key: "Enter" | "Space" = "Enter") => {
      await reach(goal);
      await page.keyboard.press(key);
    },
    write: async (goal: Locator, text: string) => {
      await reach(goal);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(text);
    },
  };
}

/** A new person at Home; the rest of the journey uses the keyboard only. */
export async function arriveWithKeys({ page }: Visit, person: Person) {
  const account = await member(person);
  await signIn(page, account);
  return { page, account, ...keysOf(page) };
}

/** Navigates like a link of the app, which focuses the title. */
export async function go(page: Page, path: string, name: string): Promise<void> {
  await follow(page, path);
  await title(page, name);
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true }).first();
export const title = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor();
