import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { alarmSentence } from "./alarms/alarm-sentence.ts";
import type { Alarm } from "./alarms/find-alarms.ts";

export type People = { total: number; burners: number; donors: number; recent: number };

export async function countPeople(db: Queryable, since: Date): Promise<People> {
  const { rows } = await sql<People>`
    select count(*)::int as total,
      (count(*) filter (where d.is_burner))::int as burners,
      (count(*) filter (where d.is_donor))::int as donors,
      (count(*) filter (where u.created_at >= ${since}))::int as recent
    from users u
    join directory d on d.user_id = u.id
    where u.erased_at is null
  `.execute(db);
  return rows[0] ?? { total: 0, burners: 0, donors: 0, recent: 0 };
}

export type Kcal = { this_month: bigint; all_time: bigint };

export async function sumKcal(db: Queryable, period: PeriodId): Promise<Kcal> {
  const { rows } = await sql<Kcal>`
    select coalesce(sum(kcal) filter (where period = ${period}), 0)::bigint as this_month,
      coalesce(sum(kcal), 0)::bigint as all_time
    from kcal_months
  `.execute(db);
  return rows[0] ?? { this_month: 0n, all_time: 0n };
}

export async function sumCarried(db: Queryable): Promise<{ count: number; cents: bigint }> {
  const { rows } = await sql<{ count: number; cents: bigint }>`
    select count(*)::int as count, coalesce(sum(due_cents), 0)::bigint as cents
    from statement_lines
    where state = 'carried'
  `.execute(db);
  return rows[0] ?? { count: 0, cents: 0n };
}

export async function sumCollected(db: Queryable): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents
    from gross_totals
    where party = 'organisation' -- as much as payers gave and burners raised, and fewest rows
  `.execute(db);
  return rows[0]?.cents ?? 0n;
}

export async function isWatchDue(db: Queryable, now: Date, notSince: Date): Promise<boolean> {
  const last = (await db.selectFrom("alarm_watch").select("watched_at").executeTakeFirst())?.watched_at;
  return last === undefined || last <= notSince || last > now; // the demo's clock moves both ways
}

/** Claims the watch: one server at a time, and not sooner than this after the last run. */
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

/** Opens an alarm, or updates it when it is still open. */
export async function noteAlarm(db: Queryable, alarm: Alarm, now: Date): Promise<void> {
  const { kind, subject, count } = alarm;
  const message = alarmSentence(serverWords("en"), alarm); // the mail's fallback for an unknown kind
  await sql`
    insert into alarms as a (kind, subject, message, count, first_seen, last_seen)
    values (${kind}, ${subject}, ${message}, ${count}, ${now}, ${now})
    on conflict (kind, subject) where resolved_at is null
      do update set message = excluded.message, count = excluded.count, last_seen = excluded.last_seen
  `.execute(db);
}

/** Resolves the alarms that were not found this time. */
export async function resolveOthers(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable("alarms")
    .set({ resolved_at: now })
    .where("resolved_at", "is", null)
    .where("last_seen", "<>", now)
    .execute();
}

/** Takes open alarms that were not mailed yet, or not since this instant, and marks them as mailed. */
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

/** When each open alarm was first found, by kind and subject. */
export async function knownSince(db: Queryable): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom("alarms")
    .select(["kind", "subject", "first_seen"])
    .where("resolved_at", "is", null)
    .execute();
  return new Map(rows.map(({ kind, subject, first_seen }) => [`${kind} ${subject}`, first_seen]));
}

export async function deleteAlarmsOverBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("alarms").where("resolved_at", "<", before).execute();
}
