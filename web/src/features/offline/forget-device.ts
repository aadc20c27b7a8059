import { keepTicks } from "../registration/kept-ticks.ts";
import { onDevice } from "./device-store.ts";
import { forgetLastData } from "./last-data.ts";
import { forgetWaiting } from "./waiting.ts";

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

/** The worker first: it would fill them again. */
export async function forgetCaches(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
