import type { Browser, Page } from "playwright-core";
import { afterEach, expect, inject } from "vitest";
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
  /** The browser's language; default English. */
  locale?: string;
  /** Only where the same states are checked with axe elsewhere: axe is the slowest check. */
  withoutAxe?: boolean;
  /** Another server than the shared one. */
  origin?: string;
  /** Records live regions for `listen`; in a sandboxed frame (the mailbox) that logs an error. */
  heard?: boolean;
  /** Enables the service worker, whose requests bypass the page's network emulation, and pages from the device. */
  worker?: boolean;
};

export type Visit = {
  page: Page;
  /** Errors of the page and its console; must be empty at the end of every journey. */
  problems: string[];
  /** Checks the current screen: accessible, and no wider than the window. */
  look: (screen: string) => Promise<void>;
  /** The same for another tab. */
  lookAt: (page: Page, screen: string) => Promise<void>;
  close: () => Promise<void>;
};

/** For all files of this process, with which it ends. */
let browser: Promise<Browser> | undefined;

/** Checks the same screen in the narrowest window. */
export async function lookNarrow({ page, look }: Visit, screen: string): Promise<void> {
  const size = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize(SIZES.narrowest);
  await look(`narrow ${screen}`);
  await page.setViewportSize(size);
}

/** A new browser context for the running server; collects errors of the page. */
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
  if (options.worker !== true) await context.addInitScript(nothingSeen);
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

/** A page opened again waits for the server instead of showing what was seen before (decision 73). */
const nothingSeen = () => {
  try {
    localStorage.removeItem("seen");
  } catch {
    // A sandboxed frame or an empty page.
  }
};

/**
 * For files whose tests run in sequence: closes each visit and checks that its page had no error. `const open = useVisit();
 * test("…", async () => { const { page } = await open({ size: "phone", scheme: "light" }); … })`
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
    // The browser logs handled 4xx answers as errors, too.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
      problems.push(`${page.url()}: ${line.text()}`);
  });
}

/** With KALIVO_SHOTS=folder saves a picture of every screen checked, for design reviews. */
async function keepPicture(page: Page, name: string) {
  const folder = process.env["KALIVO_SHOTS"];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name.toLowerCase().replaceAll(/\W+/g, "-")}.png` });
}

/** WCAG 2.2 AA without violations, which are named by rule and element. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await axeViolations(page), `axe on ${screen}`).toEqual([]);
}

/** Nothing is wider than the requested window: the actual window of a phone grows with overflow. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const excess = await page.evaluate((room) => document.documentElement.scrollWidth - room, width);
  expect(excess, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0);
}

/**
 * Sticky buttons are not covered by a bar. Polls, because during a view transition the browser shows snapshots; a really
 * covered button stays covered.
 */
export async function expectNothingCovered(page: Page, screen: string): Promise<void> {
  const covered = () => page.evaluate(coveredButtons);
  await expect.poll(covered, { message: `buttons under something on ${screen}` }).toEqual([]);
}
