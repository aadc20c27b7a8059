import * as api from "@kalivo/contract/api-paths.ts";
import type { Page, Request } from "playwright-core";

/** Requests that no content waits for. */
const BESIDE = new Set([api.readVersion]);
/** After this many idle callbacks in a row the page has no more requests to send. */
const IDLE_MOMENTS = 8;

/**
 * The rounds of API requests of a newly opened page, as paths. The first is the session; those in `beside` block no content
 * and are ignored.
 */
export type RoundsOf = (address: string, beside?: readonly string[]) => Promise<string[][]>;

/**
 * Holds all API answers until the page sends no more requests, then releases them; the following requests are the next
 * round. Independent of time, so a slow machine does not fail it.
 */
export async function holdAnswers(page: Page): Promise<RoundsOf> {
  const underWay = requestsUnderWay(page);
  let held: { path: string; release: () => void }[] = [];
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!underWay.has(route.request())) return route.abort(); // of the previous page
    await new Promise<void>((release) => held.push({ path: pathname, release }));
    await route.continue();
  });
  return async (address, beside = []) => {
    const rounds: string[][] = [];
    await page.goto("about:blank");
    for (const { release } of held) release();
    held = [];
    underWay.clear();
    await page.goto(address);
    do {
      await untilQuiet(page, () => underWay.size > held.length);
      const round = held;
      held = [];
      rounds.push(
        round.map(({ path }) => path).filter((path) => !BESIDE.has(path) && !beside.includes(path)),
      );
      for (const { release } of round) release();
    } while (underWay.size > 0);
    return rounds.filter((round) => round.length > 0);
  };
}

function requestsUnderWay(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  const ended = (request: Request) => underWay.delete(request);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return underWay;
}

/** Waits for several idle callbacks in a row without a pending request. */
async function untilQuiet(page: Page, isBusy: () => boolean): Promise<void> {
  let idleMoments = 0;
  while (idleMoments < IDLE_MOMENTS) {
    await page.evaluate(
      () =>
        new Promise<void>((idle) => {
          requestAnimationFrame(() => requestIdleCallback(() => idle()));
        }),
    );
    idleMoments = isBusy() ? 0 : idleMoments + 1;
  }
}
