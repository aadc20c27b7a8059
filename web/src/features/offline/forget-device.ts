import { keepTicks } from "../registration/kept-ticks.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { onDevice } from "./device-store.ts";
import { noteKept } from "./has-kept.ts";
import { forgetLastData } from "./last-data.ts";
import { forgetWaiting } from "./workout-queue.ts";

/** After sign-out: deletes the last data, the queue, the ticked organisations and the service worker. */
export async function forgetDevice(): Promise<void> {
  forgetWaiting();
  keepTicks(null);
  noteKept(false);
  await Promise.all([onDevice.clear(), forgetCaches()]);
}

/** After the session ended by itself: the queue stays for the person's next sign-in. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([forgetLastData(), forgetCaches()]);
}

const FORGETS_WITHIN_MS = 2_000;

/** Tells the workers first: a running task would refill the caches. */
export async function forgetCaches(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const workers = registrations.flatMap(({ installing, waiting, active }) => [installing, waiting, active]);
  await Promise.all(workers.filter((worker) => worker !== null).map(letForget));
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches();
}

async function deleteCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Times out: one that is busy for longer may fill the caches again until it ends; they are deleted once more then. */
function letForget(worker: ServiceWorker): Promise<void> {
  worker.addEventListener("statechange", () => {
    if (worker.state === "redundant" && readToken() === null) void deleteCaches();
  });
  return new Promise((done) => {
    setTimeout(done, FORGETS_WITHIN_MS);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => done(), { once: true });
    port1.start();
    worker.postMessage({ kind: "forget" }, [port2]);
  });
}
