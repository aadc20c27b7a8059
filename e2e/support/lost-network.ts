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

/** Adds a latency in ms to each request, by Chromium's throttling. */
export async function roundTripsOf(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
