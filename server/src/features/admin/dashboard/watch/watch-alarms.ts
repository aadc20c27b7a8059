import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "#server/features/mail/enqueue-mail.queries.ts";
import { findAlarms } from "../alarms/find-alarms.ts";
import { presentAdmins } from "#server/features/mail/admin-news/present-admins.queries.ts";
import {
  isWatchDue,
  knownSince,
  noteAlarm,
  resolveOthers,
  takeUntold,
  takeWatch,
} from "../dashboard.queries.ts";

const EVERY_MS = 15 * 60_000;
const TELL_AGAIN_MS = 7 * 86_400_000;

/**
 * Due step, rule 19: looks for alarms every quarter of an hour. New ones, and those open for another week, are mailed to all
 * admins in one mail; ended ones resolve by themselves. Stored and mailed in one transaction: nothing twice, nothing lost.
 */
export async function watchAlarms({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const notSince = new Date(now.getTime() - EVERY_MS);
  if (!(await isWatchDue(db, now, notSince))) return;
  const found = await findAlarms(db, now);
  await db.transaction().execute(async (tx) => {
    if (!(await takeWatch(tx, now, notSince))) return; // another server looked meanwhile
    for (const alarm of found) await noteAlarm(tx, alarm, now);
    await resolveOthers(tx, now);
    const untold = await takeUntold(tx, now, new Date(now.getTime() - TELL_AGAIN_MS));
    if (untold.length === 0) return;
    for (const userId of await presentAdmins(tx)) {
      const key = `alarms:${now.toISOString()}:${userId}`;
      await enqueueMail(tx, { key, kind: "alarms", userId, payload: { alarms: untold }, notBefore: now });
    }
  });
}

/** Since the first time: a counted record may have ended meanwhile, or have been retried. */
const earliest = (...instants: readonly (string | null)[]): string | null =>
  instants.filter((instant) => instant !== null).toSorted()[0] ?? null;

/** The alarms at this moment; those without a time of their own say when they were first found. */
export async function standingAlarms(
  db: Queryable,
  { now, say }: { now: Date; say: ServerWords },
): Promise<AdminAlarm[]> {
  const since = await knownSince(db);
  return (await findAlarms(db, now)).map(({ subject, ...alarm }) => ({
    ...alarm,
    message: say.alarms[alarm.kind](alarm.count, subject),
    since: earliest(alarm.since, since.get(`${alarm.kind} ${subject}`)?.toISOString() ?? null),
  }));
}
