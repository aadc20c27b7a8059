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

/** The screen is there, nothing fades, nothing loads: what stands there now stays. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("h1") !== null &&
      document.querySelector("[aria-busy=true]") === null &&
      document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}
