import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "playwright-core";
import { expect, inject } from "vitest";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const ACTION_TIMEOUT_MS = 15_000;

export type Visit = { page: Page; browser: Browser; problems: string[]; close: () => Promise<void> };

/** A fresh browser, phone or desktop, light or dark, on the running server. Errors of the page are collected. */
export async function visit(options: { size: "phone" | "desktop"; scheme: "light" | "dark" }): Promise<Visit> {
  const browser = await launch();
  const context = await browser.newContext({
    baseURL: inject("origin"),
    viewport: options.size === "phone" ? PHONE : DESKTOP,
    hasTouch: options.size === "phone",
    colorScheme: options.scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    // A 4xx the product answers in words is shown by the browser as an error line too.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) problems.push(`${page.url()}: ${line.text()}`);
  });
  return { page, browser, problems, close: () => browser.close() };
}

function launch(): Promise<Browser> {
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

/** WCAG 2.2 AA, zero violations, named by rule and element. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** 320 CSS px must do: nothing may be wider than its window. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0);
}
