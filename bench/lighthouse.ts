import { type BrowserContext, chromium } from "playwright-core";
import lighthouse from "lighthouse";
import { freePort, removeFolder, temporaryFolder } from "./running-server.ts";

/** What Lighthouse says of one page on a mid-range phone with 4G. Scores of 100; times in milliseconds. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast this machine was meanwhile, in Lighthouse's own measure. */
  benchmarkIndex: number;
  /** What is not at its best in accessibility and best practices, by Lighthouse's names. */
  faults: readonly string[];
};

/** One load of a page. `again`: the browser has opened it before, and keeps what the app keeps on a device. */
export type Load = { url: string; jwt: string | null; slowdown: number; again: boolean };

export type Auditor = {
  audit: (load: Load) => Promise<Figures>;
  close: () => Promise<void>;
};

/**
 * "simulated", Lighthouse's preset: the page loads unhindered, and a model says how long each request and task would have
 * taken on the phone. "applied": the browser itself is held to that network and processor, and what is seen is timed.
 */
export type Throttling = "simulated" | "applied";

const METHODS = { simulated: "simulate", applied: "devtools" } as const satisfies Record<Throttling, string>;

/** A browser of its own, with an empty profile. */
export async function openAuditor(throttling: Throttling): Promise<Auditor> {
  const executablePath = process.env["KALIVO_CHROMIUM"];
  if (executablePath === undefined) throw new Error("KALIVO_CHROMIUM names no browser");
  const [port, profile] = [await freePort(), temporaryFolder()];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const audit: Auditor["audit"] = async ({ url, jwt, slowdown, again }) => {
    await context.clearCookies();
    if (jwt !== null) await context.addCookies([{ name: "jwt", value: jwt, url }]);
    if (again) await openBefore(context, url);
    return figuresOf(
      await lighthouse(url, {
        port,
        logLevel: "error",
        output: "json",
        onlyCategories: ["performance", "accessibility", "best-practices"],
        throttlingMethod: METHODS[throttling],
        throttling: { cpuSlowdownMultiplier: slowdown },
        disableStorageReset: again,
      }),
    );
  };
  const close = async () => {
    await context.close();
    removeFolder(profile);
  };
  return { audit, close };
}

/** Opens the page until its worker is in charge and what it showed is kept on the device. */
async function openBefore(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(
    "navigator.serviceWorker.controller !== null && localStorage.getItem('seen') !== null",
  );
  await page.waitForLoadState("networkidle");
  await page.close();
}

/** Lighthouse's preset, a phone four times slower than the machine, is meant for one of 1 500 to 2 000. */
const DESKTOP_INDEX = 1750;
const DESKTOP_SLOWDOWN = 4;

/**
 * How many times slower than this machine the phone of the preset is, as Lighthouse's guide to throttling says it is to be
 * worked out for a machine that is no fast desktop: its own speed divided by that of the phone, and never faster than it.
 */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(DESKTOP_SLOWDOWN, Math.max(1, (DESKTOP_SLOWDOWN * benchmarkIndex) / DESKTOP_INDEX));

type Ran = Awaited<ReturnType<typeof lighthouse>>;

function figuresOf(ran: Ran): Figures {
  const { lhr } = ran ?? {};
  if (lhr === undefined || lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse gave nothing: ${lhr?.runtimeError?.message ?? "no report"}`);
  }
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const faults = ["accessibility", "best-practices"].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const fault = lhr.audits[id]?.score;
      return weight > 0 && fault !== null && fault !== undefined && fault < 1 ? [id] : [];
    }),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    faults,
  };
}
