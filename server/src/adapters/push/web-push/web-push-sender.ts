import { PushGone, PushLater, type PushMessage, type PushSender, type PushSubscription } from "../port.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/**
 * Where browsers keep their push services (Chrome and Edge on Android and desktop, Firefox, Safari, Edge on Windows): a host,
 * or with a leading dot the hosts below one.
 */
export const PUSH_SERVICES: readonly string[] = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];
const TIMEOUT_MS = 10_000;
/** RFC 8030 §5: the subscription does not exist, or has expired. */
const GONE = new Set([404, 410]);
/** Of another key (RFC 8292 §4.2), or an address that is none: it will not become better. */
const REFUSED = new Set([400, 401, 403]);

type Options = {
  /** The first one is what browsers subscribe with. */
  keys: readonly VapidKeys[];
  /** Whom a push service may write to: a mailto: or https: address. */
  contact: string;
  /** Tests push to this machine. */
  fetch?: typeof globalThis.fetch;
};

/**
 * Pushes to browsers by the Web Push protocol (RFC 8030), encrypted for them (RFC 8291).
 * @throws PushGone when the subscription is of no use any more
 * @throws PushLater when the push service cannot be reached, or refuses for now
 */
export function webPushSender({ keys, contact, fetch = globalThis.fetch }: Options): PushSender {
  const [current] = keys;
  if (current === undefined) throw new Error("there is no key to push with");
  return {
    publicKey: current.publicKey,
    accepts,
    send: async (subscription, message) => {
      const own = keys.find(({ publicKey }) => publicKey === subscription.vapidKey);
      if (own === undefined || !accepts(subscription.endpoint))
        throw new PushGone("subscribed with another key");
      const { endpoint, ...request } = await requestOf(subscription, message, { ...own, subject: contact });
      const status = await answerOf(() =>
        fetch(endpoint, { ...request, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) }),
      );
      if (status < 300) return;
      if (GONE.has(status) || REFUSED.has(status)) throw new PushGone(`answered ${status}`);
      throw new PushLater(`answered ${status}`);
    },
  };
}

function accepts(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === "https:" &&
    port === "" &&
    username + password === "" &&
    PUSH_SERVICES.some((service) =>
      service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
    )
  );
}

async function requestOf(
  { endpoint, p256dh, auth }: PushSubscription,
  { payload, topic, ttlSeconds }: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
) {
  const { default: webPush } = await import("web-push");
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    { TTL: ttlSeconds, topic, urgency: "normal", vapidDetails, contentEncoding: "aes128gcm" },
  );
  return { endpoint, method, headers: asHeaders(headers), body: new Uint8Array(body) };
}

/** `fetch` counts the bytes itself. */
const asHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === "Content-Length" ? [] : [[name, String(value)]],
    ),
  );

async function answerOf(request: () => Promise<Response>): Promise<number> {
  try {
    const answer = await request();
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    throw new PushLater("no answer", { cause: error });
  }
}
