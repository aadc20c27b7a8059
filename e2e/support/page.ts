import { chromium, type Browser, type Page } from "playwright-core";

export const SIZES = {
  narrowest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** The Chromium that was found on this machine, without what it would fetch by itself. */
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

/** The screen is there, nothing fades, nothing loads: what stands there now stays. */
export async function settled(page: Page): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  // Not by `waitForFunction`: of a function that is async it takes the promise for the answer, and waits for nothing.
  // On the way to another page there is nobody to ask.
  while (!(await page.evaluate(hasSettled).catch(() => false))) {
    if (Date.now() > until) throw new Error(`${page.url()} still loads, or something on it still moves`);
  }
}

/** Runs in the page. What a new width changes through a media query is drawn in the frame after the one that noticed it. */
async function hasSettled(): Promise<boolean> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return (
    document.querySelector("h1") !== null &&
    document.querySelector("[aria-busy=true]") === null &&
    document.getAnimations().every(({ playState }) => playState !== "running")
  );
}
