import { sql } from "kysely";
import { serverWords } from "@kalivo/words/server.ts";
import type { Queryable } from "../../../../db/client.ts";
import { alarmSentence } from "../alarms/alarm-sentence.ts";
import type { Alarm } from "../alarms/find-alarms.ts";

export async function isWatchDue(db: Queryable, now: Date, notSince: Date): Promise<boolean> {
  const last = (await db.selectFrom("alarm_watch").select("watched_at").executeTakeFirst())?.watched_at;
  return last === undefined || last <= notSince || last > now; // the demo's clock moves both ways
}

/** Whose turn it is to look: one server at a time, and not before this long after the last one. */
export async function takeWatch(db: Queryable, now: Date, notSince: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into alarm_watch as w (watched_at)
    values (${now})
    on conflict (only_row) do update set watched_at = excluded.watched_at
    where w.watched_at <= ${notSince} or w.watched_at > ${now}
    returning watched_at
  `.execute(db);
  return rows.length > 0;
}

/** Opens an alarm, or says that it still stands. */
export async function noteAlarm(db: Queryable, alarm: Alarm, now: Date): Promise<void> {
  const { kind, subject, count } = alarm;
  const message = alarmSentence(serverWords("en"), alarm); // what a mail says where its kind is not known
  await sql`
    insert into alarms as a (kind, subject, message, count, first_seen, last_seen)
    values (${kind}, ${subject}, ${message}, ${count}, ${now}, ${now})
    on conflict (kind, subject) where resolved_at is null
      do update set message = excluded.message, count = excluded.count, last_seen = excluded.last_seen
  `.execute(db);
}

/** What was not seen this time is over. */
export async function resolveOthers(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable("alarms")
    .set({ resolved_at: now })
    .where("resolved_at", "is", null)
    .where("last_seen", "<>", now)
    .execute();
}

/** Nobody was told, or not since this instant although it still stands; from now on somebody was. */
export async function takeUntold(db: Queryable, now: Date, notSince: Date): Promise<number[]> {
  const rows = await db
    .updateTable("alarms")
    .set({ mailed_at: now })
    .where("resolved_at", "is", null)
    .where((eb) => eb.or([eb("mailed_at", "is", null), eb("mailed_at", "<=", notSince)]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Since when the open ones are known, by kind and subject. */
export async function knownSince(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom("alarms")
    .select(["kind", "subject", "first_seen"])
    .where("resolved_at", "is", null)
    .execute();
  return new Map(rows.map(({ kind, subject, first_seen }) => [`${kind} ${subject}`, first_seen]));
}
