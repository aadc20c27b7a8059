import type { Queryable } from "@kalivo/server/db/client.ts";
import { notifyJobs } from "@kalivo/server/db/notify-jobs.ts";
import { timedSignature } from "@kalivo/server/crypto/timed-signature.ts";
import { GARMIN_CLIENT_HEADER } from "@kalivo/server/adapters/health/garmin/push.ts";
import { STRAVA_SIGNATURE_HEADER } from "@kalivo/server/adapters/health/strava/webhook.ts";
import { hasFault } from "../api/api.queries.ts";
import type { StoredActivity } from "../feed/feed.queries.ts";
import { jsonWithLongNumbers, longNumber } from "../feed/recording.ts";
import type { Simulator } from "../simulator.ts";
import { claimEvents, insertEvent, settleEvent, type StoredEvent } from "./events.queries.ts";

const BATCH = 50;
const WAIT_MS = 60_000;
/** Strava asks three times; Garmin goes on for days. */
const TRIES = { strava: 3, garmin: 12 } as const;

/** Notes that something is to be told, in the transaction that made it so. `deliverDueEvents` tells it. */
export async function recordEvent(simulator: Simulator, db: Queryable, body: string): Promise<void> {
  const { provider, clock } = simulator;
  const signed = provider === "strava" && !(await hasFault(db, provider, "unsigned"));
  await insertEvent(db, { provider, body, signed, at: clock.now() });
  await notifyJobs(db, "simulated event");
}

type Change = "create" | "update" | "delete";

export const stravaActivityEvent = (
  simulator: Simulator,
  { id, athlete_id }: StoredActivity,
  change: Change,
) => stravaEvent(simulator, { type: "activity", id, athleteId: athlete_id, change, updates: {} });

export const stravaFarewell = (simulator: Simulator, athleteId: string) =>
  stravaEvent(simulator, {
    type: "athlete",
    id: athleteId,
    athleteId,
    change: "update",
    updates: { authorized: "false" },
  });

type About = { type: string; id: string; athleteId: string; change: Change; updates: Record<string, string> };

const stravaEvent = ({ clock, subscription }: Simulator, { type, id, athleteId, change, updates }: About) =>
  jsonWithLongNumbers({
    aspect_type: change,
    event_time: Math.floor(clock.now().getTime() / 1000),
    object_id: longNumber(id),
    object_type: type,
    owner_id: longNumber(athleteId),
    subscription_id: longNumber(subscription.id),
    updates,
  });

/** `entries` are JSON already. */
export const garminPush = (key: string, entries: readonly string[]) =>
  `{${JSON.stringify(key)}:[${entries.join(",")}]}`;

/** Posts what has not been delivered. Only a 2xx is an answer; anything else is tried again a few times. */
export async function deliverDueEvents(simulator: Simulator): Promise<void> {
  const { db, provider, clock } = simulator;
  for (;;) {
    const events = await claimEvents(db, provider, clock.now(), BATCH);
    if (events.length === 0) return;
    for (const event of events) await deliver(simulator, event);
  }
}

async function deliver(simulator: Simulator, event: StoredEvent) {
  const { db, provider, clock } = simulator;
  const now = clock.now();
  if (await post(simulator, event)) return settleEvent(db, event.id, { delivered_at: now });
  const last = event.tries >= TRIES[provider];
  const later = new Date(now.getTime() + WAIT_MS * event.tries);
  return settleEvent(db, event.id, last ? { given_up_at: now } : { next_delivery_at: later });
}

async function post(simulator: Simulator, { body, signed }: StoredEvent): Promise<boolean> {
  const { provider, client, wallClock, webhook } = simulator;
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (signed) headers[STRAVA_SIGNATURE_HEADER] = timedSignature(body, client.secret, wallClock.now());
  if (provider === "garmin") headers[GARMIN_CLIENT_HEADER] = client.id;
  try {
    const { status } = await webhook("POST", { body, headers });
    return status >= 200 && status < 300;
  } catch {
    return false; // nobody answered
  }
}
