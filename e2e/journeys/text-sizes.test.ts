import { expect, inject, test } from "vitest";
import { goThere, SPACED, textSize } from "../support/accessible.ts";
import { tokenOf } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { BY_NIGHT, placeOf } from "../support/by-night.ts";
import { barFaults, cutAway, cutText, tallMarkers } from "../support/in-page.ts";
import { SAID } from "../support/people.ts";
import { settled } from "../support/page.ts";

// Text at twice its size in windows of every kind, a window of 320 × 256 (400 % on a desktop), and phones held sideways:
// nothing is cut off, nothing lies over anything else (WCAG 1.4.4, 1.4.10). Each screen is loaded once; by day it is seen in
// a third of the windows, all of them in turn.

const open = useVisit();

const WINDOWS = [
  { width: 320, height: 256, text: "100%" },
  { width: 667, height: 375, text: "100%" },
  { width: 844, height: 390, text: "100%" },
  { width: 320, height: 640, text: "200%" },
  { width: 360, height: 640, text: "200%" },
  { width: 375, height: 667, text: "200%" },
  { width: 768, height: 1024, text: "200%" },
  { width: 1024, height: 768, text: "200%" },
  { width: 1280, height: 800, text: "200%" },
] as const;

const windowsOf = (path: string) => WINDOWS.filter((_, index) => BY_NIGHT || index % 3 === placeOf(path, 3));

const NARROW = { width: 320, height: 640 };

const MEMBERS = ["/", "/workouts", "/act", "/community/burners", "/user/2"];
const OWN = ["/statements", "/codes", "/team/1", "/settings", "/privacy", "/user/organisation"];
const ADMINS = ["/admin", ...["payouts", "books"].map((part) => `/admin?part=${part}`)];

test.each([
  ["a member's screens", MEMBERS, "both"],
  ["what is one's own", OWN, "both"],
  ["an admin's pages", ADMINS, "admin"],
  ["a visitor's screens", ["/", "/register", "/transparency"], null],
] as const)("%s are whole at every width and size of text", async (_, paths, as) => {
  const { page } = await open({ size: "phone", scheme: "light" });
  const token = as === "admin" ? inject("adminToken") : as === null ? null : await tokenOf(SAID);
  if (token !== null) await page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
  await page.goto("/");
  // The frame that stands there first has a title, too; only the app follows links.
  if (token !== null) await page.locator("main h1[tabindex]").waitFor();
  await settled(page);
  const faults: string[] = [];
  for (const path of paths) {
    await goThere(page, path);
    for (const { width, height, text } of windowsOf(path)) {
      await page.setViewportSize({ width, height });
      await textSize(page, text);
      await settled(page);
      const found = await Promise.all([
        page.evaluate(cutText),
        page.evaluate(cutAway),
        page.evaluate(tallMarkers),
        page.evaluate(barFaults),
      ]);
      faults.push(...found.flat().map((fault) => `${path} ${width} × ${height} ${text}: ${fault}`));
    }
    await textSize(page, "");
    await page.setViewportSize(NARROW);
    const spaced = await page.addStyleTag({ content: SPACED });
    await settled(page);
    const found = await Promise.all([page.evaluate(cutText), page.evaluate(cutAway)]);
    faults.push(...found.flat().map((fault) => `${path} with wide letters: ${fault}`));
    await spaced.evaluate((style) => style instanceof Element && style.remove());
  }
  expect(faults).toEqual([]);
});
