import type { Page } from "playwright-core";

/** The next request fails before it reaches the server. */
export const loseRequest = (page: Page, path: string) =>
  page.route(path, (route) => route.abort("internetdisconnected"), { times: 1 });

/** The next request is processed, but its answer is lost. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** With data saver nothing is prefetched: chunks load on demand. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** A slow network, by Chromium's throttling. */
export const slowDown = (page: Page): Promise<void> =>
  emulate(page, { latency: 700, downloadThroughput: 60_000, uploadThroughput: 30_000 });

/** Adds a latency in ms to each request. */
export const roundTripsOf = (page: Page, latency: number): Promise<void> =>
  emulate(page, { latency, downloadThroughput: -1, uploadThroughput: -1 });

type Conditions = { latency: number; downloadThroughput: number; uploadThroughput: number };

async function emulate(page: Page, conditions: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
}
