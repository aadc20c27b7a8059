import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Layers and messages (specification §2.3, §4.4, §9.1): how they close, when they go, how many there may be.

const open = useVisit();

const signInSheet = (page: Page) => page.getByRole("dialog", { name: "Sign in to my account" });
const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await signInSheet(page).waitFor();
};

test("a modal closes by Escape, backdrop, close icon, Back and a swipe down, and gives the focus back", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.goto("/");
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(10, 10),
    () => signInSheet(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
    () => swipeDown(page),
  ];
  for (const close of ways) {
    await openSheet(page);
    await close();
    await signInSheet(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
  }
  await openSheet(page);
  await page.keyboard.press("Escape");
  await signInSheet(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent.includes("Sign in to my account"));
});

test("the sign-in begins at its first field, also when its form comes after its sheet", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.goto("/");
  await openSheet(page);
  const email = signInSheet(page).getByLabel("Email");
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("a closed modal is gone 250 ms later", async () => {
  const { page } = await open({ size: "desktop", scheme: "dark" });
  await signIn(page, SAID);
  await page.goto("/scan");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.clock.install();
  await page.getByRole("button", { name: "Add code manually" }).click();
  const sheet = page.getByRole("dialog", { name: "Add code manually" });
  await sheet.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Escape");
  await page.clock.runFor(200);
  expect(await sheet.count()).toBe(1);
  await page.clock.runFor(100);
  await sheet.waitFor({ state: "detached" });
});

test("a message is hidden after 4 s and gone after 5.1 s; a link that cannot be copied says why", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await signIn(page, SAID);
  await page.goto("/act");
  const copy = page.getByRole("button", { name: "Copy my link" });
  await copy.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  const message = page.locator("#toasts").getByText("Could not copy link : not allowed");
  await message.waitFor();
  const [title, toast] = await Promise.all([
    page.getByRole("heading", { level: 1 }).boundingBox(),
    page.locator("#toasts section > div > div").boundingBox(),
  ]);
  expect(toast?.y, "below the title").toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  await page.clock.runFor(3900);
  expect(await page.locator("#toasts [data-hidden]").count()).toBe(0);
  await page.clock.runFor(200);
  expect(await page.locator("#toasts [data-hidden]").count()).toBe(1);
  await page.clock.runFor(900);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(200);
  await message.waitFor({ state: "detached" });
});

test("whoever dismisses a message by key, by its button or by Escape, is where they were", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, SAID);
  await page.goto("/act");
  const copy = page.getByRole("button", { name: "Copy my link" });
  const hasFocus = () => copy.evaluate((element) => element === document.activeElement);
  for (const key of ["Enter", "Escape"]) {
    await copy.press("Enter");
    // The messages are at the end of the page: a reader is there and back in one go.
    await page.locator("#toasts [data-type]:not([inert]) button").focus();
    await page.keyboard.press(key);
    await expect.poll(hasFocus).toBe(true);
    await page.locator("#toasts [data-type]").waitFor({ state: "detached" });
    expect(await hasFocus()).toBe(true);
  }
});

test("a list of fewer than ten options is shown directly; a select keeps its value on Escape", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/workouts");
  const sort = page.getByRole("combobox", { name: /Sort/ });
  await sort.click();
  const list = page.getByRole("dialog", { name: "Sort" });
  await list.getByRole("radio", { name: "Recent first" }).waitFor();
  expect(await list.getByRole("radio").count()).toBe(3);
  expect(await list.getByRole("searchbox").count()).toBe(0);
  await look("select options");
  const zIndex = await list.evaluate((element) => {
    const layered = (at: Element | null): string =>
      at === null
        ? ""
        : getComputedStyle(at).zIndex === "auto"
          ? layered(at.parentElement)
          : getComputedStyle(at).zIndex;
    return layered(element);
  });
  expect(Number(zIndex)).toBeGreaterThanOrEqual(10_000);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await sort.filter({ hasText: "Recent first" }).waitFor();
});

/** From the grabber, a third of the sheet down. */
async function swipeDown(page: Page): Promise<void> {
  const box = await signInSheet(page).boundingBox();
  if (box === null) throw new Error("the sheet is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6, { steps: 8 });
  await page.mouse.up();
}
