import * as api from "../../api-paths.ts";
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from "@kalivo/domain/people/notifications.ts";
import { z } from "zod";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import {
  Message,
  wireBoolean,
  wireGivenOrNull,
  wireId,
  wireInteger,
  wireOptional,
  wireRequiredList,
  wireRequiredText,
} from "../../wire.ts";

/** What somebody was told; names in it are as they are now. */
export const Notification = z.object({
  id: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  text: z.string(),
  /** Where it leads in the app. */
  path: z.string(),
  /** Of whom it is about; null without one. */
  picture: z.string().nullable(),
  told_at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = defineRoute({
  method: "GET",
  path: api.listNotifications,
  summary: "What one was told, newest first, of the last 90 days.",
  access: "person",
  query: z.object({ before: wireOptional(wireId) }),
  ok: { 200: z.object({ data: z.array(Notification), more: z.boolean() }) },
});

export const Bell = z.object({
  /** At most 99 are counted. */
  unread: z.number(),
  /** What this browser subscribes to pushes with, base64url. */
  push_key: z.string(),
  /** Whether one may be asked for pushes now: after the first donor or the first money, once. */
  may_ask: z.boolean(),
});
export type Bell = z.infer<typeof Bell>;

export const readBell = defineRoute({
  method: "GET",
  path: api.readBell,
  summary: "How much of it one has not read, and whether pushes may be offered.",
  access: "person",
  ok: { 200: Bell },
});

export const markNotificationsRead = defineRoute({
  method: "POST",
  path: api.markNotificationsRead,
  summary: "Everything told so far is read, on every device.",
  access: "person",
  ok: { 200: z.object({ unread: z.number() }) },
});

const Hour = wireInteger(0, 23);

export const PushSettings = z.object({
  refused: z.array(z.enum(NOTIFICATION_GROUPS)),
  quiet: z.object({ from: z.number(), until: z.number() }).nullable(),
  digest: z.boolean(),
  devices: z.number(),
});
export type PushSettings = z.infer<typeof PushSettings>;

export const readPushSettings = defineRoute({
  method: "GET",
  path: api.readPushSettings,
  summary: "What of it is pushed, when, and to how many browsers.",
  access: "person",
  ok: { 200: PushSettings },
});

export const savePushSettings = defineRoute({
  method: "POST",
  path: api.savePushSettings,
  summary: "Chooses what of it is pushed, and when; without quiet hours at any hour.",
  access: "person",
  body: z.object({
    refused: wireRequiredList(z.enum(NOTIFICATION_GROUPS), NOTIFICATION_GROUPS.length),
    quiet_from: wireGivenOrNull(Hour),
    quiet_until: wireGivenOrNull(Hour),
    digest: wireBoolean,
  }),
  ok: { 200: PushSettings },
  refusals: [422],
});

/** As `PushSubscription.toJSON()` has them, base64url: a point of the curve and 16 bytes. */
const P256dh = wireRequiredText(100).refine((key) => /^[\w-]{86,88}=?$/.test(key), {
  error: problem("characters"),
});
const Auth = wireRequiredText(40).refine((key) => /^[\w-]{22}={0,2}$/.test(key), {
  error: problem("characters"),
});

export const subscribeToPushes = defineRoute({
  method: "POST",
  path: api.subscribeToPushes,
  summary: "Lets this browser be pushed to.",
  access: "person",
  limit: { calls: 30, seconds: 3_600 },
  body: z.object({
    endpoint: wireRequiredText(1_000),
    p256dh: P256dh,
    auth: Auth,
    push_key: wireRequiredText(100),
  }),
  ok: { 200: Message },
  refusals: [422],
});

export const endPushes = defineRoute({
  method: "POST",
  path: api.endPushes,
  summary: "Ends pushes to one browser, or without one to all of one's own; or says no to the question.",
  access: "person",
  body: z.object({ endpoint: wireOptional(wireRequiredText(1_000)) }),
  ok: { 200: Message },
});
