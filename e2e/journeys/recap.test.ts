import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logKcal, setPrivacy } from "../support/api.ts";
import { backedBurner } from "../support/backed-burner.ts";
import { lookNarrow, useVisit } from "../support/browser.ts";
import { plain } from "../support/money.ts";
import { presentMonth } from "../support/present.ts";
import { stepTo } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";

// The month that was closed, as a story (design §9.6).

const open = useVisit();

const storyOf = (page: Page, month: string) => page.getByRole("dialog", { name: month });
const cardIn = async (page: Page) => plain(await page.getByRole("dialog").locator("[aria-live]").innerText());

/** Whether the clock of the card runs: its bar is its only clock. */
const clockOf = (page: Page) =>
  page.getByRole("dialog").evaluate((story) =>
    story
      .getAnimations({ subtree: true })
      .flatMap((one) =>
        one instanceof CSSAnimation && one.effect?.getTiming().duration === 5_000 ? [one.playState] : [],
      )
      .join(),
  );

async function swipe(page: Page, by: number) {
  const box = await page.getByRole("dialog").locator("[aria-live]").boundingBox();
  if (box === null) throw new Error("no card");
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test("a closed month is told card by card: by keys, taps and swipes, paused and held, without motion, and only to who wants it", async () => {
  const visitor = await open({ size: "phone", scheme: "light" });
  const { page, look } = visitor;
  const { burner } = await backedBurner(visitor, "Recapped");
  await logKcal(burner, 3_000);
  const { closes, name } = await presentMonth();
  await stepTo(visitor, closes);
  await signIn(page, burner);

  await page.getByRole("heading", { name: "Your month in a story" }).waitFor();
  await look("overview with a month's story");
  await page.getByRole("button", { name: "Watch the story" }).click();
  await storyOf(page, name).waitFor();
  expect(await cardIn(page)).toMatch(/Card 1 of 5\s+You burned\s+3 000\s+calories/u);
  expect(await clockOf(page)).toBe("");
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  await look("story calories");
  await lookNarrow(visitor, "story calories");
  await page.keyboard.press("ArrowRight");
  expect(await cardIn(page)).toMatch(/Your strongest day\s+3 000\s+calories on \w+day \d\d\/\d\d\/\d{4}/u);
  await look("story best day");
  await page.getByRole("button", { name: "Next card" }).click();
  expect(await cardIn(page)).toMatch(/Behind you\s+1\s+donor/u);
  await look("story donors");
  await swipe(page, -120);
  expect(await cardIn(page)).toMatch(/Your calories became\s+6,00 €\s+from your donors/u);
  await look("story euros");
  await swipe(page, 120);
  await page.getByRole("button", { name: "Previous card" }).click();
  expect(await cardIn(page)).toContain("Card 2 of 5");
  for (let key = 0; key < 5; key += 1) await page.keyboard.press("ArrowRight");
  expect(await cardIn(page)).toMatch(/Card 5 of 5\s+It goes to[\s\S]+6,00 €/u);
  await look("story organisations");
  await lookNarrow(visitor, "story organisations");
  await page.getByRole("button", { name: "Share this month" }).click();
  await page.getByRole("dialog", { name: "Your share card" }).locator("img[src^='blob:']").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Your share card" }).waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await storyOf(page, name).waitFor({ state: "hidden" });

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Watch the story" }).click();
  await page.getByText("Card 2 of 5").waitFor({ state: "attached" }); // by itself
  await page.keyboard.press("Space");
  expect(await clockOf(page)).toBe("paused");
  await page.getByRole("button", { name: "Play" }).click();
  expect(await clockOf(page)).toBe("running");
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await clockOf(page)).toBe("paused");
  await page.getByRole("heading", { name }).focus();
  await page.keyboard.press("Space");
  expect(await clockOf(page)).toBe("running");
  await page.getByRole("button", { name: "Next card" }).hover();
  await page.mouse.down();
  expect(await clockOf(page)).toBe("paused");
  await page.waitForTimeout(350); // a hold is no tap
  await page.mouse.up();
  expect(await cardIn(page)).toContain("Card 2 of 5");
  expect(await clockOf(page)).toBe("running");
  await page.getByRole("button", { name: "Close" }).click();
  await storyOf(page, name).waitFor({ state: "hidden" });
  expect(
    await page
      .getByRole("button", { name: "Watch the story" })
      .evaluate((it) => it === document.activeElement),
  ).toBe(true);

  await setPrivacy(burner, { month_recap: false });
  const asked = page.waitForResponse((answer) => answer.url().endsWith(api.readRecap));
  await page.reload();
  expect(await (await asked).json()).toEqual({ recap: null });
  expect(await page.getByText("Your month in a story").count()).toBe(0);
});
