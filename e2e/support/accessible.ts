import type { Page } from "playwright-core";
import { axeViolations } from "./axe.ts";
import { cutText, hiddenFocus, movements, smallTargets, structureFaults } from "./in-page.ts";
import { settled } from "./page.ts";

const ARRIVES_WITHIN_MS = 10_000;
/** What a reader may ask for of any text (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Goes there as a link of the app does: the title has the focus then. On the same screen it starts anew. */
export async function goThere(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url());
  if (new URL(page.url()).pathname === to.pathname) await page.goto(to.href);
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

/** Everything of design 7 that a machine sees, on the screen as it stands, in both themes. */
export async function faultsOf(page: Page, scheme: "light" | "dark"): Promise<string[]> {
  const moving = await page.evaluate(movements);
  await settled(page);
  const faults = [...moving, ...(await axeViolations(page)), ...(await page.evaluate(structureFaults))];
  const other = scheme === "light" ? "dark" : "light";
  await wear(page, other);
  faults.push(...(await axeViolations(page, "colours")).map((fault) => `${other}: ${fault}`));
  await wear(page, scheme);
  faults.push(...(await page.evaluate(smallTargets)), ...(await page.evaluate(hiddenFocus)));
  const spaced = await page.addStyleTag({ content: SPACED });
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text spacing: ${fault}`));
  await spaced.evaluate((style) => style instanceof Element && style.remove());
  await textSize(page, "200%");
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text at 200 %: ${fault}`));
  await textSize(page, "");
  return faults;
}

const wear = (page: Page, theme: string) =>
  page.evaluate((to) => (document.documentElement.dataset["theme"] = to), theme);
const textSize = (page: Page, size: string) =>
  page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
