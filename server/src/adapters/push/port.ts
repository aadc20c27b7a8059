/** As a browser gave it: where to push, and the keys that only it opens. */
export type PushSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Our public key that it was made with, base64url. */
  vapidKey: string;
};

export type PushMessage = {
  /** At most 3 000 bytes; opened by the browser alone. */
  payload: string;
  /** A later message of the same topic replaces one that was not delivered yet: 1 to 32 characters of base64url. */
  topic: string;
  /** For how long the push service keeps it for a device that is off. */
  ttlSeconds: number;
};

export type PushSender = {
  /** What browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** Whether a push service we know stands at this address: any other would have us call whatever somebody names. */
  accepts: (endpoint: string) => boolean;
  /** Resolves when the push service took it; otherwise throws one of the errors below. */
  send: (subscription: PushSubscription, message: PushMessage) => Promise<void>;
};

/** The browser is not subscribed any more, or with a key that we do not have: the subscription is of no use. */
export class PushGone extends Error {
  override readonly name = "PushGone";
}

/** The push service is unreachable, or asks for later. */
export class PushLater extends Error {
  override readonly name = "PushLater";
}
