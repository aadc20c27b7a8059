import type { Page } from "playwright-core";
import { expect } from "vitest";

const READY_WITHIN_MS = 60_000;

/** Waits until the service worker has cached everything and the last data, `seen` among it, is stored. */
export async function workerReady(page: Page, seen = "me"): Promise<void> {
  const state = async () => {
    const { caches: names, reads, controlled, unkept } = await onDevice(page);
    return (
      controlled &&
      names.some((name) => name.startsWith("kalivo-page-")) &&
      reads.includes(seen) &&
      unkept === 0
    );
  };
  await expect.poll(state, { timeout: READY_WITHIN_MS }).toBe(true);
}

/** A person's data on the device: caches, queries, other database entries, service workers. */
export function onDevice(page: Page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    type Entry = [IDBValidKey, { reads?: { key: unknown[] }[] }];
    const entries = await new Promise<Entry[]>((done) => {
      if (!databases.some(({ name }) => name === "kalivo")) return done([]);
      const asked = indexedDB.open("kalivo");
      return asked.addEventListener("success", () => {
        const found: Entry[] = [];
        const reading = asked.result.transaction("device").objectStore("device").openCursor();
        reading.addEventListener("success", () => {
          const cursor = reading.result;
          if (cursor !== null) {
            found.push([cursor.key, cursor.value]);
            return cursor.continue();
          }
          asked.result.close();
          return done(found);
        });
      });
    });
    const workers = await navigator.serviceWorker.getRegistrations();
    const loaded = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name));
    const kept = await Promise.all(loaded.map(({ name }) => caches.match(name, { ignoreVary: true })));
    return {
      unkept: kept.filter((answer) => answer === undefined).length,
      caches: await caches.keys(),
      entries: entries.map(([key]) => key),
      reads: entries.flatMap(([, { reads = [] }]) => reads.map(({ key }) => String(key[0]))),
      workers: workers.length,
      controlled: navigator.serviceWorker.controller !== null,
    };
  });
}

/** Makes the device believe to be online although no request succeeds. */
export async function believeInNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => true });
    for (const change of ["online", "offline"])
      addEventListener(change, (event) => event.stopImmediatePropagation(), true);
  });
}

/** Sends the worker the same message repeatedly, while earlier ones are still being processed. */
export function keepWorkerBusy(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let times = 0; times < 200; times += 1)
      navigator.serviceWorker.controller?.postMessage({ kind: "keep", language: "en", loaded: [] });
  });
}

/** Waits until this page has registered the worker again: it leaves the language for it each time. */
export async function workerStarted(page: Page): Promise<void> {
  const language = "/assets/.language";
  await page.evaluate(async (key) => (await caches.open("kalivo-assets")).delete(key), language);
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, language), {
      timeout: READY_WITHIN_MS,
    })
    .toBe(true);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

/** Waits until the worker has begun what it was sent before. */
export const workerAnswered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => done());
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ kind: "which app" }, [port2]);
      }),
  );

/** Ages the stored data until it is too old to be shown. */
export function forgetWhatWasSeen(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const asked = indexedDB.open("kalivo");
        asked.addEventListener("success", () => {
          const change = asked.result.transaction("device", "readwrite");
          change.objectStore("device").delete("last data");
          change.addEventListener("complete", () => {
            asked.result.close();
            done();
          });
        });
      }),
  );
}
