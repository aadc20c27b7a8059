import { expect, inject, test } from "vitest";
import { tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { coveredText, halvesLeftEmpty, hiddenByBars } from "../support/in-window.ts";
import { SAID } from "../support/people.ts";
import { settled } from "../support/page.ts";

// Made for the window (design §11.9, rule 71): what a desktop and a low window show, by geometry, with one account.

const open = useVisit();

/** The main screens, with the name of the button that the page is for. */
const SCREENS: readonly (readonly [path: string, action: RegExp | null])[] = [
  ["/", null],
  ["/community", null],
  ["/community/organisations", null],
  ["/act", null],
  ["/workouts", /^Add activity$/u],
  ["/codes", /^Create a code$/u],
  ["/teams", /^Create a team$/u],
  ["/team/1", null],
  ["/user/1", /^(?:Support|Edit)/u],
  ["/organisation/1", /supporting$/u],
  ["/user/organisation", /^Continue$/u],
  ["/blacklist", /lacklist/u],
  ["/settings", /^No changes made$/u],
  ["/privacy", /^No changes made$/u],
  ["/feedback", /^Send/u],
  ["/health", /^Source already active$/u],
  ["/statements", null],
  ["/raised", null],
  ["/scan", null],
];

/** Where a header ends in a wide window. */
const HEADER_PX = 80;

test("at 1280 and 1680 actions stand in the header, nothing floats over text, and both halves are used", async () => {
  const { page } = await open({ size: "desktop", scheme: "light", withoutAxe: true });
  await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
  const faults: string[] = [];
  for (const [path, action] of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1680, height: 1050 },
    ]) {
      await page.setViewportSize(size);
      await settled(page);
      const at = `${path} at ${size.width}`;
      if (action !== null) {
        const box = await page
          .getByRole("button", { name: action })
          .first()
          .boundingBox({ timeout: 5_000 })
          .catch(() => null);
        if (box === null || box.y + box.height > HEADER_PX) faults.push(`${at}: the action is at ${box?.y}`);
      }
      faults.push(
        ...(await page.evaluate(coveredText)).map((text) => `${at}: something floats over ${text}`),
      );
      // What is still on its way has its place later.
      await expect.poll(() => page.evaluate(halvesLeftEmpty), { message: at }).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
});

test("a code stands beside the list that it is chosen from, without a sheet", async () => {
  const { page, look } = await open({ size: "desktop", scheme: "light" });
  await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
  await page.goto("/codes");
  const beside = page.getByRole("complementary");
  await beside.getByRole("heading", { name: /^Share /u }).waitFor();
  await page.getByRole("button", { name: /^For every runner/u }).click();
  await beside.getByRole("heading", { name: "Share For every runner" }).waitFor();
  await beside.getByRole("img", { name: /^QR code for/u }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await look("codes beside one of them");
});

test("in a low window no bar covers more than a third, and the end of the page is reached", async () => {
  const { page } = await open({ size: "desktop", scheme: "light", withoutAxe: true });
  await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
  const faults: string[] = [];
  for (const [path] of SCREENS) {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(path);
    for (const size of [
      { width: 640, height: 400 },
      { width: 844, height: 390 },
      { width: 1280, height: 480 },
    ]) {
      await page.setViewportSize(size);
      await settled(page);
      faults.push(
        ...(await page.evaluate(hiddenByBars)).map(
          (fault) => `${path} at ${size.width} × ${size.height}: ${fault}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});

test("what is opened from a list stands beside it, and Back leads to the list at once", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await page.context().addCookies([{ name: "jwt", value: await tokenOf(SAID), url: inject("origin") }]);
  await page.goto("/community/teams");
  await page.getByRole("link", { name: /^Trail Crew/u }).click();
  await page.getByRole("heading", { level: 1, name: "Trail Crew" }).waitFor();
  const list = page.getByRole("complementary", { name: "Teams" });
  await list.getByRole("link", { name: /^Sunday Wheels/u }).click();
  await page.getByRole("heading", { level: 1, name: "Sunday Wheels" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/team\/\d+$/u);
  expect(await list.locator("[aria-current=page]").textContent()).toContain("Sunday Wheels");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Community" }).waitFor();
  await page.goto("/team/1");
  await page.getByRole("heading", { level: 1, name: "Trail Crew" }).waitFor();
  expect(await list.count()).toBe(0);
});
