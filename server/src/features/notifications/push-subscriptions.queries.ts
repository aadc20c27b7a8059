import { sql } from "kysely";
import { PUSH_DEVICES } from "@kalivo/domain/people/notifications.ts";
import type { PushSubscription } from "../../adapters/push/port.ts";
import type { Queryable } from "../../db/client.ts";

/**
 * A browser's address is its owner's who subscribed last: somebody else signed in there. Beyond the most devices of a person
 * the oldest go.
 */
export async function subscribe(
  db: Queryable,
  { userId, sessionId }: { userId: number; sessionId: number },
  { endpoint, p256dh, auth, vapidKey }: PushSubscription,
  now: Date,
): Promise<void> {
  const values = {
    user_id: userId,
    session_id: sessionId,
    p256dh,
    auth,
    vapid_key: vapidKey,
    created_at: now,
  };
  await db
    .insertInto("push_subscriptions")
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(values))
    .execute();
  await sql`
    delete from push_subscriptions
    where user_id = ${userId}
      and id not in (
        select id
        from push_subscriptions
        where user_id = ${userId}
        order by created_at desc, id desc
        limit ${PUSH_DEVICES}
      )
  `.execute(db);
}

/** `endpoint` null: every browser of the person. */
export async function unsubscribe(db: Queryable, userId: number, endpoint: string | null): Promise<void> {
  let rows = db.deleteFrom("push_subscriptions").where("user_id", "=", userId);
  if (endpoint !== null) rows = rows.where("endpoint", "=", endpoint);
  await rows.execute();
}

/** Of the browsers where the person is still signed in. */
export async function subscriptionsOf(
  db: Queryable,
  userId: number,
): Promise<(PushSubscription & { id: number })[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .innerJoin("sessions", "sessions.id", "push_subscriptions.session_id")
    .select(["push_subscriptions.id", "endpoint", "p256dh", "auth", "vapid_key"])
    .where("push_subscriptions.user_id", "=", userId)
    .where("sessions.revoked_at", "is", null)
    .orderBy("push_subscriptions.id")
    .execute();
  return rows.map(({ vapid_key: vapidKey, ...subscription }) => ({ ...subscription, vapidKey }));
}

/** Of a browser that no push reaches any more. */
export async function forgetSubscription(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}
