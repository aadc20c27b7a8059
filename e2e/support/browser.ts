import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { axeViolations } from "./axe.ts";
import { isHeldToAxe } from "./held-to-axe.ts";
import { liveWords } from "./live-words.ts";
import { coveredButtons } from "./in-page.ts";
import { openBrowser, settled, SIZES } from "./page.ts";
import { slowDown } from "./slow.ts";

/** For what hangs: a busy machine takes many times as long as a quiet one, and decides nothing by it. */
const ACTION_TIMEOUT_MS = 60_000;

export type Look = {
  size: keyof typeof SIZES;
  scheme: "light" | "dark";
  /** What the browser prefers; English otherwise. */
  locale?: string;
  /** Only where the same states are held to axe elsewhere: axe is the slowest of what is looked for. */
  withoutAxe?: boolean;
  /** Another server than the one of all journeys. */
  origin?: string;
  /** What is said is kept, for `listen`; a sandboxed frame (the mailbox) complains of it. */
  heard?: boolean;
  /** With the service worker: what the network is made to do is then not all that happens. */
  worker?: boolean;
};

export type Visit = {
  page: Page;
  /** Errors of the page and its console; empty at the end of every journey. */
  problems: string[];
  /** Holds the screen as it stands to what every screen must be: accessible, and no wider than its window. */
  look: (screen: string) => Promise<void>;
  /** The same for another tab of this visit. */
  lookAt: (page: Page, screen: string) => Promise<void>;
  close: () => Promise<void>;
};

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** The same screen once more in the narrowest window. */
export async function lookNarrow({ page, look }: Visit, screen: string): Promise<void> {
  const size = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize(SIZES.narrowest);
  await look(`narrow ${screen}`);
  await page.setViewportSize(size);
}

/** Somebody new, on a phone or desktop, in light or dark, on the running server. Errors of the page are collected. */
export async function visit(options: Look): Promise<Visit> {
  browser ??= openBrowser();
  const phone = options.size !== "desktop";
  const context = await (
    await browser
  ).newContext({
    baseURL: options.origin ?? inject("origin"),
    viewport: SIZES[options.size],
    isMobile: phone,
    hasTouch: phone,
    colorScheme: options.scheme,
    reducedMotion: "reduce",
    locale: options.locale ?? "en-GB",
    timezoneId: "Europe/Brussels",
    serviceWorkers: options.worker === true ? "allow" : "block",
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  if (options.heard === true) await context.addInitScript(liveWords);
  const problems: string[] = [];
  context.on("page", (page) => collectProblems(page, problems));
  const page = await context.newPage();
  await slowDown(page);
  const lookAt = async (tab: Page, screen: string) => {
    await settled(tab);
    await keepPicture(tab, `${screen} ${options.size} ${options.scheme}`);
    if (options.withoutAxe !== true && isHeldToAxe(screen)) await expectAccessible(tab, screen);
    await expectNoSidewaysScroll(tab, screen);
    await expectNothingCovered(tab, screen);
  };
  return { page, problems, look: (screen) => lookAt(page, screen), lookAt, close: () => context.close() };
}

/**
 * For a file whose tests visit one after the other: each ends without an error on its page, and closed.
 * `const open = useVisit(); test("…", async () => { const { page } = await open({ size: "phone", scheme: "light" }); … })`
 */
export function useVisit({ mayFail = false } = {}): (look: Look) => Promise<Visit> {
  let current: Visit | undefined;
  afterEach(async () => {
    const ended = current;
    current = undefined;
    await ended?.close();
    if (!mayFail) expect(ended?.problems ?? []).toEqual([]);
  });
  return async (look) => (current = await visit(look));
}

function collectProblems(page: Page, problems: string[]) {
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    // A 4xx the product answers in words is shown by the browser as an error line too.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
      problems.push(`${page.url()}: ${line.text()}`);
  });
}

/** With KALIVO_SHOTS=folder every screen looked at is kept as a picture, for people who review the design. */
async function keepPicture(page: Page, name: string) {
  const folder = process.env["KALIVO_SHOTS"];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name.toLowerCase().replaceAll(/\W+/g, "-")}.png` });
}

/** WCAG 2.2 AA, zero violations, named by rule and element. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await axeViolations(page), `axe on ${screen}`).toEqual([]);
}

/** Nothing may be wider than its window. The window is the one asked for: a phone's grows with what overflows. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const excess = await page.evaluate((room) => document.documentElement.scrollWidth - room, width);
  expect(excess, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0);
}

/**
 * Buttons that stay in reach do so: what is sticky in the page is not under a bar. While one screen fades into the next
 * the browser shows pictures of them, and nothing is where it seems: what is covered stays so.
 */
export async function expectNothingCovered(page: Page, screen: string): Promise<void> {
  const covered = () => page.evaluate(coveredButtons);
  await expect.poll(covered, { message: `buttons under something on ${screen}`, timeout: 2000 }).toEqual([]);
}
