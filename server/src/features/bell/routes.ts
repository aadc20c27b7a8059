import {
  endPushes as endRoute,
  listNotifications as listRoute,
  markNotificationsRead as readAllRoute,
  readBell as bellRoute,
  readPushSettings as settingsRoute,
  savePushSettings as saveRoute,
  subscribeToPushes as subscribeRoute,
} from "@kalivo/contract/routes/own/notifications.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Db } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import {
  declinePushes,
  mayAskForPushes,
  pushSettings,
  savePushSettings,
} from "../notifications/push-settings.queries.ts";
import { subscribe, subscriptionsOf, unsubscribe } from "../notifications/push-subscriptions.queries.ts";
import { countUnread, markRead, selectNotifications } from "./bell.queries.ts";
import { sayNotifications } from "./say-notifications.ts";

const A_PAGE = 30;
const MOST_COUNTED = 99;

const NO_PUSH_SERVICE = refusal(422, (say) => say.bell.noPushService);
const OTHER_KEY = refusal(422, (say) => say.bell.otherKey);
const HALF_QUIET = refusal(422, (say) => say.bell.halfQuiet);

/** What one was told, and where it is pushed: the caller's own. */
export function mountBell(api: Api, services: Pick<Services, "db" | "pool" | "pushes">) {
  const { db, pushes } = services;
  api.on(bellRoute, async ({ person, now }) =>
    reply(200, {
      unread: await countUnread(db, { userId: person.id, most: MOST_COUNTED }, now),
      push_key: pushes.publicKey,
      may_ask: await mayAskForPushes(db, person.id),
    }),
  );

  api.on(listRoute, async ({ person, query, language, now }) => {
    const reader = { userId: person.id, before: query.before ?? null, limit: A_PAGE + 1 };
    const rows = await selectNotifications(db, reader, now);
    const data = await sayNotifications(db, rows.slice(0, A_PAGE), { userId: person.id, language });
    return reply(200, { data, more: rows.length > A_PAGE });
  });

  api.on(readAllRoute, async ({ person, now }) => {
    await markRead(db, person.id, now);
    return reply(200, { unread: 0 });
  });

  api.on(settingsRoute, async ({ person }) => reply(200, await settingsOnWire(db, person.id)));

  api.on(saveRoute, async ({ person, body }) => {
    const { refused, quiet_from: from, quiet_until: until, digest } = body;
    if ((from === null) !== (until === null) || (from !== null && from === until)) return HALF_QUIET;
    const quiet = from === null || until === null ? null : { from, until };
    return allOrNothing(services, async (inside) => {
      await savePushSettings(inside.db, person.id, { refused, quiet, digest });
      return reply(200, await settingsOnWire(inside.db, person.id));
    });
  });

  api.on(subscribeRoute, async ({ person, body, say, now }) => {
    const { endpoint, p256dh, auth, push_key: vapidKey } = body;
    if (!pushes.accepts(endpoint)) return NO_PUSH_SERVICE;
    if (vapidKey !== pushes.publicKey) return OTHER_KEY;
    const subscription = { endpoint, p256dh, auth, vapidKey };
    await db
      .transaction()
      .execute((tx) => subscribe(tx, { userId: person.id, sessionId: person.sessionId }, subscription, now));
    return reply(200, { message: say.bell.subscribed });
  });

  api.on(endRoute, ({ person, body: { endpoint }, say, now }) =>
    allOrNothing(services, async (inside) => {
      await unsubscribe(inside.db, person.id, endpoint ?? null);
      if (endpoint === undefined) await declinePushes(inside.db, person.id, now);
      return reply(200, { message: say.bell.ended });
    }),
  );
}

async function settingsOnWire(db: Db, userId: number) {
  const [settings, devices] = await Promise.all([pushSettings(db, userId), subscriptionsOf(db, userId)]);
  return { ...settings, refused: [...settings.refused], devices: devices.length };
}
