import { z } from "zod";
import { readSignature, signatureProblem } from "#server/crypto/timed-signature.ts";
import type { Clock } from "../../clock/port.ts";
import { ProviderId, readJson } from "../exact-json.ts";
import type { SourceEvent, WebhookReply, WebhookRequest } from "../port.ts";

export const STRAVA_SIGNATURE_HEADER = "x-strava-signature";

type Known = {
  clientSecret: string;
  /** Null: not subscribed yet. */
  subscriptionId: string | null;
  verifyToken: string;
  /** Real time: the demo's clock may differ. */
  wallClock: Clock;
};

const Event = z.object({
  object_type: z.enum(["activity", "athlete"]),
  object_id: ProviderId,
  aspect_type: z.enum(["create", "update", "delete"]),
  owner_id: ProviderId,
  updates: z.record(z.string(), z.unknown()).nullish(),
});

const Subscription = z.object({ subscription_id: ProviderId });

/**
 * The handshake, and events. Whether Strava signs them is unclear (workouts §1.3): a signature must be valid; without one,
 * or with an unknown format, the body must contain our subscription's id, and the event is only a hint.
 */
export function answerStrava(known: Known, request: WebhookRequest): WebhookReply {
  if (request.method === "GET") return shakeHands(known, request.query);
  const { body, headers } = request;
  const signature = readSignature(headers[STRAVA_SIGNATURE_HEADER]);
  if (signature !== null) {
    const now = known.wallClock.now();
    const proven = signatureProblem(body, signature, known.clientSecret, now) === null;
    return proven ? { status: 200, accepted: true, proven } : { status: 403, accepted: false };
  }
  const ours = known.subscriptionId !== null && subscriptionOf(body) === known.subscriptionId;
  return ours ? { status: 200, accepted: true } : { status: 403, accepted: false };
}

function shakeHands({ verifyToken }: Known, query: URLSearchParams): WebhookReply {
  const challenge = query.get("hub.challenge");
  const asked = query.get("hub.mode") === "subscribe" && query.get("hub.verify_token") === verifyToken;
  if (!asked || challenge === null) return { status: 403, accepted: false };
  return { status: 200, json: { "hub.challenge": challenge }, accepted: false };
}

const subscriptionOf = (body: Buffer): string | null =>
  Subscription.safeParse(readJson(body.toString())).data?.subscription_id ?? null;

/** Nothing is confirmed: Strava is asked before anything is deleted. */
export function stravaEvents(body: Buffer): { events: SourceEvent[]; unread: number } {
  const read = Event.safeParse(readJson(body.toString()));
  if (!read.success) return { events: [], unread: 1 };
  const { object_type, object_id: id, aspect_type, owner_id: providerUserId, updates } = read.data;
  if (object_type === "athlete") {
    const left = String(updates?.["authorized"]) === "false";
    return { events: left ? [{ kind: "deauthorized", providerUserId, confirmed: false }] : [], unread: 0 };
  }
  const event: SourceEvent =
    aspect_type === "delete"
      ? { kind: "activityDeleted", providerUserId, id, confirmed: false }
      : { kind: "activityRef", providerUserId, id };
  return { events: [event], unread: 0 };
}
