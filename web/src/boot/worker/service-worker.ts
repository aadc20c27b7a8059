import { SERVER_PATHS } from "@kalivo/contract/server-paths.ts";
import { FILES } from "./files.ts";
import { asset, dropOldPages, forget, install, keep, shell } from "./kept-files.ts";
import { fromNetwork, page } from "./page.ts";
import { picture } from "./pictures.ts";
import { receiveShared } from "./shared.ts";

declare const self: ServiceWorkerGlobalScope;

// The pages without a network (design §8.4). Answers of the API never pass through here.

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
    // Also what is the server's own is answered with what the browser asked for already: left alone it would ask a second
    // time, and an address that serves once, like the way back from a provider, would be used up by the first.
    event.respondWith(isOfTheApp(pathname) ? page(event, shell) : fromNetwork(event));
  } else if (pathname.startsWith("/assets/") || FILES.icons.includes(pathname)) {
    event.respondWith(asset(request));
  } else if (pathname.startsWith("/pictures/")) {
    event.respondWith(picture(event));
  }
});

/** The server has pages of its own beside the app's. */
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
