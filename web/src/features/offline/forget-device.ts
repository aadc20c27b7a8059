import { keepTicks } from "../registration/kept-ticks.ts";
import { onDevice } from "./device-store.ts";
import { forgetLastData } from "./last-data.ts";
import { forgetWaiting } from "./workout-queue.ts";

/** After Logout: nothing seen, nothing waiting, nothing half done, no worker. */
export async function forgetDevice(): Promise<void> {
  forgetWaiting();
  keepTicks(null);
  await Promise.all([onDevice.clear(), forgetCaches()]);
}

/** After a sign-in that ended by itself. What waits to be sent stays for when the same person is back. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([forgetLastData(), forgetCaches()]);
}

const FORGETS_WITHIN_MS = 2_000;

/** The workers first: they would go on with what they are at, and fill them again. */
export async function forgetCaches(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const workers = registrations.flatMap(({ installing, waiting, active }) => [installing, waiting, active]);
  await Promise.all(workers.filter((worker) => worker !== null).map(letForget));
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** One that does not answer is not waited for: without a page it ends by itself. */
function letForget(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, FORGETS_WITHIN_MS);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => done(), { once: true });
    port1.start();
    worker.postMessage({ kind: "forget" }, [port2]);
  });
}
