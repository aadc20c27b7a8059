import * as api from "@kalivo/contract/api-paths.ts";
import { call } from "../../lib/call.ts";

/** What this browser can do about pushes. `denied`: only its own settings change that. */
export type PushState = "unknown" | "none" | "denied" | "off" | "on";

const CANNOT = "none";

/** An iPhone has them only for an installed app, and an old browser not at all. */
const hasPushes = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function pushState(): Promise<PushState> {
  if (!hasPushes()) return CANNOT;
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return CANNOT;
  return (await registration.pushManager.getSubscription()) === null ? "off" : "on";
}

export type Subscribed = "on" | "denied" | "failed";

/** Asks the person through the browser, subscribes with our key, and tells the server. */
export async function allowPushes(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old !== null && keyOf(old) !== pushKey) await old.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    return (await tellServer(subscription, pushKey)) ? "on" : "failed";
  } catch {
    return "failed"; // the browser reached no push service
  }
}

async function tellServer(subscription: PushSubscription, push_key: string): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  const data = { endpoint, p256dh, auth, push_key };
  return (await call("POST", api.subscribeToPushes, { data })).ok;
}

/** Ends them in this browser, there and at the server. */
export async function endPushes(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const endpoint = subscription?.endpoint;
  await subscription?.unsubscribe();
  return endpoint === undefined || (await call("POST", api.endPushes, { data: { endpoint } })).ok;
}

/** Not now: nobody is asked again, and the switch in Privacy stays. */
export const declinePushes = async (): Promise<boolean> =>
  (await call("POST", api.endPushes, { data: {} })).ok;

/** After the server's key changed: subscribes anew, without asking anybody. */
export async function renewPushes(pushKey: string): Promise<void> {
  if (!hasPushes() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined || keyOf(subscription) === pushKey) return;
  await allowPushes(pushKey);
}

/** The key a subscription was made with, base64url. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  if (key === null) return "";
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
