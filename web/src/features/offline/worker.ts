import { forgetCaches } from "./forget-device.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { log } from "../../lib/log.ts";
import { offerNewVersion } from "../../boot/loading/new-version.ts";
import { languageOfPage } from "../../lib/page-language.ts";
import { onFetched } from "../../boot/loading/quiet-fetch.ts";
import { whenIdle } from "../../boot/loading/when-idle.ts";
import { thisApp } from "./last-data.ts";

const WAIT_MS = 3_000;
const ASK_AGAIN_MS = 3_600_000;
const TAKES_OVER_WITHIN_MS = 2_000;

/**
 * Registers the service worker when the page is idle, unless the person has signed out by then. It controls pages from the
 * next load on.
 */
export function registerWorker(ended: AbortSignal): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const begin = () => {
    // During sign-out the token is removed first.
    if (!ended.aborted && readToken() !== null)
      register(ended).catch((error) => log(`no worker: ${String(error)}`));
  };
  setTimeout(() => whenIdle(begin), WAIT_MS);
}

let registered = false;

async function register(ended: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  const signedOut = new Promise((resolve) => ended.addEventListener("abort", resolve));
  await leaveLanguage();
  const registration = await serviceWorker.register("/sw.js");
  // Sign-out during registration: what it deleted may be back, and what it unregistered is never ready.
  await Promise.race([serviceWorker.ready, signedOut]);
  if (ended.aborted) return forgetCaches();
  const keep = () => keepFiles(registration.active);
  keep();
  if (registered) return;
  registered = true;
  onFetched(keep);
  new MutationObserver(keep).observe(document.documentElement, { attributeFilter: ["lang"] });

  const newer = () => void judge(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && newer());
  });
  newer();
  // Another tab has activated a newer version: this page is still the old one.
  serviceWorker.addEventListener("controllerchange", () => void judge(serviceWorker.controller));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Pages are loaded from the network first, so this page may already be of the waiting worker's build: then it is activated
 * silently. Else the person is asked.
 */
async function judge(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return;
  const waits = () => worker.state === "installed";
  if ((await appOf(worker)) === thisApp()) {
    if (waits()) tell(worker, { kind: "take over" });
    return;
  }
  offerNewVersion(() => {
    const { promise: tookOver, resolve } = Promise.withResolvers<unknown>();
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    if (waits()) tell(worker, { kind: "take over" });
    else resolve(null);
    // The browser lets the active worker finish first. The next page is of the new version anyway, and activates it then.
    setTimeout(resolve, TAKES_OVER_WITHIN_MS);
    void tookOver.then(() => location.reload());
  });
}

/** The build a worker belongs to, identified as in `thisApp`. */
function appOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(new URL(String(data), location.href).href));
    port1.start();
    worker.postMessage({ kind: "which app" }, [port2]);
  });
}

/** Stores the page's language for the worker (web/src/boot/worker/kept-files.ts), which cannot read it from the page. */
async function leaveLanguage(): Promise<void> {
  const assets = await caches.open("kalivo-assets");
  await assets.put("/assets/.language", new Response(languageOfPage()));
}

/** The files this page loaded before a worker could cache them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/** Has the worker cache this page's files and words; nothing after sign-out, which has emptied the caches. */
function keepFiles(worker: ServiceWorker | null): void {
  if (readToken() === null) return;
  tell(worker, { kind: "keep", language: languageOfPage(), loaded: loadedFiles() });
}

const tell = (worker: ServiceWorker | null, message: unknown) => worker?.postMessage(message, []);
