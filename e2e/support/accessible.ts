import type { Page } from "playwright-core";
import { axeViolations } from "./axe.ts";
import { cutText, hiddenFocus, movements, smallTargets, structureFaults } from "./in-page.ts";
import { settled } from "./page.ts";

const ARRIVES_WITHIN_MS = 60_000;
/** What a reader may ask for of any text (WCAG 1.4.12). */
export const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Goes there as a link of the app does: the title has the focus then. A screen that stands there already starts anew. */
export async function goThere(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url());
  const fromMail = FROM_MAIL.has(screenOf(to) ?? ""); // no link of the app leads there
  if (fromMail || screenOf(to) === screenOf(new URL(page.url()))) await page.goto(to.href);
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

const FROM_MAIL = new Set(["notice", "confirm"]);

const screenOf = ({ pathname }: URL) => pathname.split("/")[1];

/** A link of the app to there, pressed. */
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
    // Closed, it gives the focus back: to its opener, or to the title of the page.
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
}

/** Everything of design §7 that a machine sees, on the layer or screen as it stands, in these themes. */
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
