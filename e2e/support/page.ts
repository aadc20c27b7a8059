import { chromium, type Browser, type Page } from "playwright-core";

export const SIZES = {
  narrowest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** The installed Chromium, without its background requests. */
export function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env["KALIVO_CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      ...(root ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

const SETTLES_WITHIN_MS = 60_000;

/** Waits until the screen has no running animation or request. */
export async function settled(page: Page): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  // No `waitForFunction`: it takes the promise of an async function for a truthy result. During a navigation there is no
  // page to evaluate in.
  while (!(await page.evaluate(hasSettled).catch(() => false))) {
    if (Date.now() > until) throw new Error(`${page.url()} still loads, or something on it still moves`);
  }
}

/** Runs in the page. A media query's effect is drawn one frame after the change of width. */
async function hasSettled(): Promise<boolean> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return (
    document.querySelector("h1") !== null &&
    document.querySelector("[aria-busy=true]") === null &&
    document.getAnimations().every(({ playState }) => playState !== "running")
  );
}
