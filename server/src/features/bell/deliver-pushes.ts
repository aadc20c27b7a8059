import { createHash } from "node:crypto";
import { GROUP_OF, pushTime } from "@kalivo/domain/people/notifications.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { PushGone, type PushMessage, type PushSubscription } from "../../adapters/push/port.ts";
import type { Services } from "../../services.ts";
import { pushSettings } from "../notifications/push-settings.queries.ts";
import { forgetSubscription, subscriptionsOf } from "../notifications/push-subscriptions.queries.ts";
import {
  claimPushes,
  languageOf,
  pushAgainAt,
  type ClaimedPush,
  type NotificationRow,
} from "./bell.queries.ts";
import { sayNotifications } from "./say-notifications.ts";

const HANDFUL = 100;
/** Who was not reached for a day reads it in the app. */
const PUSHED_WITHIN_MS = 36 * 3_600_000;
const TTL_SECONDS = 24 * 3_600;
/** So many are named in one push, the rest is counted. */
const NAMED = 2;

/** What the service worker shows (`web/src/boot/worker/pushed.ts`). */
export type Pushed = { title: string; body: string; path: string; tag: string };

/**
 * Due step: pushes what people are told to the browsers they allowed it for, at least once each; never in their quiet hours,
 * and all that is due for somebody in one push. A browser that is gone is forgotten. Safe in any number of processes.
 */
export async function deliverPushes(services: Services): Promise<void> {
  for (;;) {
    if (services.stopping.aborted) return;
    const claimed = await claimPushes(services.db, services.clock.now(), HANDFUL);
    if (claimed.length === 0) return;
    const people = Map.groupBy(claimed, ({ user_id }) => user_id);
    await Promise.all([...people].map(([userId, rows]) => pushTo(services, userId, rows)));
  }
}

async function pushTo(services: Services, userId: number, rows: readonly ClaimedPush[]): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const note = async (which: readonly ClaimedPush[], at: Date | null) => {
    const left = await pushAgainAt(db, which, at);
    if (left > 0)
      log.info({ user: userId, left }, "pushes were read meanwhile or are another worker's by now");
  };
  const settings = await pushSettings(db, userId);
  const isOver = ({ kind, read, told_at }: NotificationRow) =>
    read || settings.refused.includes(GROUP_OF[kind]) || now.getTime() - told_at.getTime() > PUSHED_WITHIN_MS;
  await note(rows.filter(isOver), null);
  const wanted = rows.filter((row) => !isOver(row));
  const dueAt = (row: NotificationRow) => pushTime(row.told_at, now, settings);
  for (const [at, later] of Map.groupBy(wanted, (row) => dueAt(row).getTime())) {
    if (at > now.getTime()) await note(later, new Date(at));
  }
  const due = wanted.filter((row) => dueAt(row) <= now);
  if (due.length === 0) return;
  const message = await messageOf(services, userId, due);
  if (message === null || (await reaches(services, userId, message))) await note(due, null);
}

/** Null: nothing of it can be said any more. */
async function messageOf(
  { db }: Services,
  userId: number,
  rows: readonly NotificationRow[],
): Promise<PushMessage | null> {
  const known = await languageOf(db, userId);
  if (known === null) return null;
  const language = isLanguage(known) ? known : "en";
  const said = await sayNotifications(db, rows, { userId, language });
  const [first] = said;
  if (first === undefined) return null;
  const { bell } = serverWords(language);
  const topic = createHash("sha256")
    .update(said.map(({ id }) => id).join())
    .digest("base64url")
    .slice(0, 32);
  const pushed: Pushed =
    said.length === 1
      ? { title: first.text, body: "", path: first.path, tag: topic }
      : {
          title: bell.several(said.length),
          body: said
            .slice(0, NAMED)
            .map(({ text }) => text)
            .join("\n"),
          path: "/news",
          tag: topic,
        };
  return { payload: JSON.stringify(pushed), topic, ttlSeconds: TTL_SECONDS };
}

/** False: no browser took it, and one may later. */
async function reaches(services: Services, userId: number, message: PushMessage): Promise<boolean> {
  const { db, log, pushes } = services;
  const send = async ({ id, ...subscription }: PushSubscription & { id: number }): Promise<Reached> => {
    try {
      await pushes.send(subscription, message);
      return "reached";
    } catch (error) {
      log.info({ err: error, subscription: id }, "a push was not taken");
      if (!(error instanceof PushGone)) return "later";
      await forgetSubscription(db, id);
      return "gone";
    }
  };
  const reached = await Promise.all((await subscriptionsOf(db, userId)).map(send));
  return reached.includes("reached") || !reached.includes("later");
}

type Reached = "reached" | "gone" | "later";
