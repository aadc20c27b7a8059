import type { Page } from "playwright-core";

/** What one sends does not arrive, once. */
export const loseRequest = (page: Page, path: string) =>
  page.route(path, (route) => route.abort("internetdisconnected"), { times: 1 });

/** What one sends arrives and is done, and the answer is lost on the way, once. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** Who saves data has nothing fetched ahead: what is opened is asked for when it is opened. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** A network as on a train: everything arrives, late. Chromium's own throttle. */
export const slowDown = (page: Page): Promise<void> =>
  emulate(page, { latency: 700, downloadThroughput: 60_000, uploadThroughput: 30_000 });

/** Each request takes so many milliseconds longer. */
export const roundTripsOf = (page: Page, latency: number): Promise<void> =>
  emulate(page, { latency, downloadThroughput: -1, uploadThroughput: -1 });

type Conditions = { latency: number; downloadThroughput: number; uploadThroughput: number };

async function emulate(page: Page, conditions: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
}
