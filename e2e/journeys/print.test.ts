import { expect, test } from "vitest";
import { goThere } from "../support/accessible.ts";
import { useVisit } from "../support/browser.ts";
import { SAID } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

// A page as other media show it: on paper, with more contrast, with the reader's own few colours.

const open = useVisit();

test("a month, the months and the open books go on paper without what is pressed, in dark ink on nothing", async () => {
  const { page } = await open({ size: "desktop", scheme: "dark" });
  await signIn(page, SAID);
  await goThere(page, "/statements");
  const month = (await page.getByRole("main").getByRole("link").first().getAttribute("href")) ?? "";
  await page.emulateMedia({ media: "print" });
  for (const path of ["/statements", month, "/transparency"]) {
    await page.emulateMedia({ media: "screen" });
    await goThere(page, path);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").filter({ visible: true }).count(), path).toBe(0);
    expect(await page.getByRole("navigation").filter({ visible: true }).count(), path).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const main = await page.locator("main").boundingBox();
    expect(main?.x, path).toBeLessThan(100); // no place is left for the bar
    expect(await page.evaluate(inkAndGround)).toEqual({ dark: true, ground: "rgba(0, 0, 0, 0)" });
  }
});

test("whoever asks for more contrast has one ink, and an edge around every button; a chip has one in forced colours", async () => {
  const { page } = await open({ size: "phone", scheme: "light" });
  await page.emulateMedia({ contrast: "more" });
  await signIn(page, SAID);
  const [ink, quiet] = await page.evaluate(() =>
    ["--ink", "--ink-3"].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
  );
  expect(quiet).toBe(ink);
  const chip = page.getByRole("button", { name: /donors$/u });
  expect(await chip.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe("solid");
  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
  const edge = chip.locator("span").first();
  expect(await edge.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe("solid");
});

test("the name of an icon button goes with Escape, and stays under the pointer", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  const button = page.getByRole("button", { name: "Refresh" });
  const tip = button.locator("[class*=tip]");
  await button.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
  await expect.poll(() => tip.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
  await tip.hover();
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => tip.isVisible()).toBe(false);
  await page.mouse.move(0, 0);
  await button.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
});

/** Runs in the page: whether what is read is dark, and what lies behind it. */
function inkAndGround() {
  const [red = 255] =
    /\d+/u.exec(getComputedStyle(document.querySelector("h1") ?? document.body).color) ?? [];
  return { dark: Number(red) < 80, ground: getComputedStyle(document.body).backgroundColor };
}
