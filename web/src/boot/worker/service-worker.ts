import { SERVER_PATHS } from "@kalivo/contract/server-paths.ts";
import { FILES } from "./files.ts";
import { asset, dropOldPages, forget, install, isCurrent, keep, noteCurrent } from "./kept-files.ts";
import { fromNetwork, isNewestHere, page } from "./page.ts";
import { picture } from "./pictures.ts";
import { openPushed, showPushed } from "./pushed.ts";
import { receiveShared } from "./shared.ts";

declare const self: ServiceWorkerGlobalScope;

// Serves pages without a network (design §8.4). API answers never pass through here.

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await dropOldPages();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(receiveShared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    // Paths of the server get the preloaded response, too: without `respondWith` the browser would request a second time,
    // and a single-use address such as an OAuth callback would be used up by the first request.
    event.respondWith(isOfTheApp(pathname) ? page(event) : fromNetwork(event));
    event.waitUntil(lookForNewer().catch(() => undefined)); // offline: later
  } else if (pathname.startsWith("/assets/") || FILES.icons.includes(pathname)) {
    event.respondWith(asset(request));
  } else if (pathname.startsWith("/pictures/")) {
    event.respondWith(picture(event));
  }
});

/**
 * Once a day after a page was opened. The browser looks for a newer worker after every page by itself, but does not say
 * that there was none.
 */
async function lookForNewer(): Promise<void> {
  if (await isCurrent(DAY_MS)) return;
  await self.registration.update();
  if (isNewestHere()) await noteCurrent();
}

const DAY_MS = 86_400_000;

self.addEventListener("push", (event) => event.waitUntil(showPushed(event.data)));

self.addEventListener("notificationclick", (event) => event.waitUntil(openPushed(event)));

/** Paths of pages the server renders itself. */
const OF_THE_SERVER: ReadonlySet<string | undefined> = new Set(SERVER_PATHS);
const isOfTheApp = (pathname: string) =>
  !OF_THE_SERVER.has(pathname.split("/")[1]) && !/\.\w+$/.test(pathname);

type Message =
  | { kind: "keep"; language: string; loaded: readonly string[] }
  | { kind: "take over" }
  | { kind: "forget" }
  | { kind: "which app" };

self.addEventListener("message", (event) => {
  const message: Message = event.data;
  if (message.kind === "keep") event.waitUntil(keep(message.language, message.loaded).catch(() => undefined));
  if (message.kind === "take over") event.waitUntil(self.skipWaiting());
  if (message.kind === "forget")
    event.waitUntil(forget().finally(() => event.ports[0]?.postMessage("forgotten")));
  if (message.kind === "which app") event.ports[0]?.postMessage(FILES.app);
});
