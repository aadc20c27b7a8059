import { z } from "zod";
import { sameBytes } from "#server/crypto/signed-token.ts";
import { ProviderId, readJson } from "../exact-json.ts";
import type { SourceEvent, WebhookReply, WebhookRequest } from "../port.ts";
import { garminActivity, GarminSummary } from "./activity.ts";

export const GARMIN_CLIENT_HEADER = "garmin-client-id";

/** One post is about many people; auto-detected activities (MoveIQ) and files to fetch are not read. */
const Push = z.object({
  activities: z.array(z.unknown()).default([]),
  manuallyUpdatedActivities: z.array(z.unknown()).default([]),
  activityDetails: z.array(z.unknown()).default([]),
  deregistrations: z.array(z.unknown()).default([]),
  userPermissionsChange: z.array(z.unknown()).default([]),
});

const Details = z.object({ userId: ProviderId.optional(), summary: z.record(z.string(), z.unknown()) });
const Deregistration = z.object({ userId: ProviderId });
const Permissions = z.object({ userId: ProviderId, permissions: z.array(z.string().max(100)).max(50) });

/** Garmin signs nothing: the address contains a secret, and this header names our client (workouts §2.3). */
export function answerGarmin(clientId: string, { method, headers }: WebhookRequest): WebhookReply {
  const ours =
    method === "POST" && sameBytes(Buffer.from(headers[GARMIN_CLIENT_HEADER] ?? ""), Buffer.from(clientId));
  return ours ? { status: 200, accepted: true, proven: true } : { status: 403, accepted: false };
}

export function garminEvents(body: Buffer): { events: SourceEvent[]; unread: number } {
  const push = Push.safeParse(readJson(body.toString()));
  if (!push.success) return { events: [], unread: 1 };
  const { activities, manuallyUpdatedActivities, activityDetails, deregistrations, userPermissionsChange } =
    push.data;
  const read = [
    ...[...activities, ...manuallyUpdatedActivities].map(activityEvent),
    ...activityDetails.map(detailsEvent),
    ...deregistrations.map(deregistrationEvent),
    ...userPermissionsChange.map(permissionsEvent),
  ];
  return {
    events: read.filter((event) => event !== UNREAD && event !== SKIPPED),
    unread: read.filter((event) => event === UNREAD).length,
  };
}

const UNREAD = "unread";
/** Valid, but ignored: the parent of legs that are sent separately would count them twice. */
const SKIPPED = "skipped";
type Read = SourceEvent | typeof UNREAD | typeof SKIPPED;

function activityEvent(entry: unknown): Read {
  const read = GarminSummary.safeParse(entry);
  if (!read.success) return UNREAD;
  if (read.data.isParent === true) return SKIPPED;
  return {
    kind: "activity",
    providerUserId: read.data.userId,
    activity: garminActivity(read.data),
    raw: JSON.stringify(entry),
  };
}

/** Samples and laps are dropped: nothing of ours needs them. */
function detailsEvent(entry: unknown): Read {
  const read = Details.safeParse(entry);
  if (!read.success) return UNREAD;
  const { userId, summary } = read.data;
  return activityEvent(userId === undefined ? summary : { userId, ...summary });
}

function deregistrationEvent(entry: unknown): Read {
  const read = Deregistration.safeParse(entry);
  if (!read.success) return UNREAD;
  return { kind: "deauthorized", providerUserId: read.data.userId, confirmed: false };
}

function permissionsEvent(entry: unknown): Read {
  const read = Permissions.safeParse(entry);
  if (!read.success) return UNREAD;
  return { kind: "permissions", providerUserId: read.data.userId, granted: read.data.permissions };
}
