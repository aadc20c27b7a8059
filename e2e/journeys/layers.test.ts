import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// Layers and messages (specification §2.3, §4.4, §9.1): what of them depends on where they stand, and on the clock. How they
// close by key and what has the focus then is in web/test/layers.test.tsx.

const open = useVisit();

const signInSheet = (page: Page) => page.getByRole("dialog", { name: "Sign in to my account" });
const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: "Sign in to my account" }).click();
  await signInSheet(page).waitFor();
};

test("a modal closes by its backdrop and by a swipe down", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.goto("/");
  for (const close of [() => page.mouse.click(10, 10), () => swipeDown(page)]) {
    await openSheet(page);
    await close();
    await signInSheet(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
  }
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
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await signIn(page, SAID);
  await page.goto("/act");
  const copy = page.getByRole("button", { name: "Copy my link" });
  await copy.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  const message = page.locator("#toasts").getByText("Could not copy link : your browser doesn't allow it");
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

test("the options of a select stand over everything", async () => {
  const { page, look } = await open({ size: "phone", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/workouts");
  await page.getByRole("combobox", { name: /Sort/ }).click();
  const list = page.getByRole("dialog", { name: "Sort" });
  await list.getByRole("radio", { name: "Recent first" }).waitFor();
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
