import * as api from "@kalivo/contract/api-paths.ts";
import type { Page, Request } from "playwright-core";

/** Nobody waits for these: the version the server runs. */
const BESIDE = new Set([api.readVersion]);
/** After as many idle moments in a row the page has asked for all it can ask for now. */
const IDLE_MOMENTS = 8;

/**
 * The rounds in which a freshly opened page asks for its data, as paths. The first one asks who is there; what is asked
 * for `beside` is nobody's wait.
 */
export type RoundsOf = (address: string, beside?: readonly string[]) => Promise<string[][]>;

/**
 * Holds every answer of the API until the page has nothing left to ask without it; then all are given, and what the
 * page asks next is the next round. No clock decides: a busy machine only takes longer.
 */
export async function holdAnswers(page: Page): Promise<RoundsOf> {
  const underWay = requestsUnderWay(page);
  let held: { path: string; release: () => void }[] = [];
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!underWay.has(route.request())) return route.abort(); // of the page before
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

/** Until the page had nothing to do several moments in a row, and nothing was on its way to it. */
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
