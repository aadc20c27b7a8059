import type { Page } from "playwright-core";
import { axeViolations } from "./axe.ts";
import { cutText, hiddenFocus, movements, smallTargets, structureFaults } from "./in-page.ts";
import { settled } from "./page.ts";

const ARRIVES_WITHIN_MS = 60_000;
/** Text spacing that users may set (WCAG 1.4.12). */
export const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Navigates like a link of the app, which focuses the title. Reloads where that leaves the title: on the same screen. */
export async function goThere(page: Page, path: string): Promise<void> {
  const [to, at] = [new URL(path, page.url()), new URL(page.url())];
  const fromMail = FROM_MAIL.has(screenOf(to) ?? ""); // opened from mails only
  const stays = screenOf(to) === screenOf(at) && to.searchParams.get("part") === at.searchParams.get("part");
  if (fromMail || stays) await page.goto(to.href);
  else {
    await closeLayers(page);
    await follow(page, path);
    await page.waitForFunction(
      () => document.activeElement?.matches("h1, [role=dialog], [role=dialog] *") === true,
      null,
      { timeout: ARRIVES_WITHIN_MS },
    );
  }
  await settled(page);
}

const FROM_MAIL = new Set(["notice", "confirm", "for"]);

const screenOf = ({ pathname }: URL) => pathname.split("/")[1];

/** Clicks a link of the app to this path. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

async function closeLayers(page: Page): Promise<void> {
  const layers = page.locator("[role=dialog], [role=alertdialog]");
  for (let open = await layers.count(); open > 0; open = await layers.count()) {
    await page.keyboard.press("Escape");
    await layers.nth(open - 1).waitFor({ state: "detached" });
    // Closing restores the focus to the opener or to the page's title.
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
}

/** All faults of design §7 that can be detected automatically, on the current layer or screen, in these themes. */
export async function faultsOf(page: Page, [first, ...others]: readonly Theme[]): Promise<string[]> {
  const moving = await page.evaluate(movements);
  await settled(page);
  await wear(page, first);
  const broken = await axeViolations(page, { where: "top layer" });
  const faults = [...moving, ...broken, ...(await page.evaluate(structureFaults))];
  for (const theme of others) {
    await wear(page, theme);
    const inOther = await axeViolations(page, { rules: "colours", where: "top layer" });
    faults.push(...inOther.map((fault) => `${theme}: ${fault}`));
  }
  faults.push(...(await page.evaluate(smallTargets)), ...(await page.evaluate(hiddenFocus)));
  const spaced = await page.addStyleTag({ content: SPACED });
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text spacing: ${fault}`));
  await spaced.evaluate((style) => style instanceof Element && style.remove());
  await textSize(page, "200%");
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text at 200 %: ${fault}`));
  await textSize(page, "");
  return faults;
}

type Theme = "light" | "dark";
const wear = (page: Page, theme: Theme | undefined) =>
  page.evaluate((to) => (document.documentElement.dataset["theme"] = to), theme);
export const textSize = (page: Page, size: string) =>
  page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
