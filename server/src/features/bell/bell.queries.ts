import { sql } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { NotificationKind } from "@kalivo/domain/people/notifications.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "../../db/client.ts";
import { KEEP_PLAN } from "../../db/prepared.ts";
import type { NotificationAbout } from "../notifications/notify.queries.ts";

export type NotificationRow = {
  id: number;
  user_id: number;
  told_at: Date;
  read: boolean;
} & {
  [Kind in NotificationKind]: { kind: Kind; about: NotificationAbout[Kind] };
}[NotificationKind];

const COLUMNS = sql.raw(
  `n.id::float8 as id, n.user_id, n.kind, n.about, n.told_at, n.read_at is not null as read`,
);

/** Newest first, those told before the one with the id `before`; none of what is to be told later. */
export async function selectNotifications(
  db: Queryable,
  { userId, before, limit }: { userId: number; before: number | null; limit: number },
  now: Date,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    ${KEEP_PLAN}
    select ${COLUMNS}
    from notifications n
    where n.user_id = ${userId}
      and n.told_at <= ${now}
      and (
        ${before}::bigint is null
        or (n.told_at, n.id) < (select b.told_at, b.id from notifications b where b.id = ${before} and b.user_id = ${userId})
      )
    order by n.told_at desc, n.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** At most `most` are counted. */
export async function countUnread(
  db: Queryable,
  { userId, most }: { userId: number; most: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread
    from (
      select 1
      from notifications n
      where n.user_id = ${userId}
        and n.told_at <= ${now}
        and n.read_at is null
      limit ${most}
    ) unread
  `.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Read on one device is read on all, and is not pushed any more. */
export async function markRead(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: now, push_at: null })
    .where("user_id", "=", userId)
    .where("told_at", "<=", now)
    .where("read_at", "is", null)
    .execute();
}

const LEASE_MS = 10 * 60_000;

/** A notification in hand, until an instant: what became of its push is noted while that stands. */
export type ClaimedPush = NotificationRow & { held_until: Date };

/** Notifications that are to be pushed, which no other worker takes for ten minutes: a crash pushes them again. */
export async function claimPushes(db: Queryable, now: Date, limit: number): Promise<ClaimedPush[]> {
  const held_until = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<NotificationRow>`
    update notifications n
    set push_at = ${held_until}
    where n.id in (
      select id
      from notifications
      where push_at <= ${now}
      order by push_at, id
      limit ${limit}
      for update skip locked
    )
    returning ${COLUMNS}
  `.execute(db);
  return rows.map((row) => ({ ...row, held_until }));
}

/**
 * `at` null: they are pushed, or never will be. Left alone are those that were read meanwhile, or that another worker took
 * over; returns the number of those.
 */
export async function pushAgainAt(
  db: Queryable,
  pushes: readonly Pick<ClaimedPush, "id" | "held_until">[],
  at: Date | null,
): Promise<number> {
  const [ids, until] = [pushes.map(({ id }) => id), pushes.map(({ held_until }) => held_until)];
  const { numAffectedRows } = await sql`
    update notifications
    set push_at = ${at}
    where (id, push_at) in (select * from unnest(${ids}::bigint[], ${until}::timestamptz[]))
  `.execute(db);
  return pushes.length - Number(numAffectedRows ?? 0n);
}

export async function forgetToldBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from notifications
    where id in (select id from notifications where told_at < ${before} order by told_at limit 20000)
  `.execute(db);
}

type Named = PersonName & { id: number };

/** Of payers and of people, without those who are gone. */
export async function namesOfPayers(db: Queryable, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Named>`
    ${KEEP_PLAN}
    select n.payer_id as id, n.first_name as "firstName", n.last_name as "lastName", n.pseudo
    from payer_names n
    where n.payer_id = any(${ids}::integer[])
      and not n.ended
  `.execute(db);
  return rows;
}

export async function namesOfPeople(db: Queryable, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Named>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", v.pseudo
    from users u
    join privacy_settings v on v.user_id = u.id
    where u.id = any(${ids}::integer[])
      and u.erased_at is null
  `.execute(db);
  return rows;
}

export async function namesOfOrganisations(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("organisations").select(["id", "name"]).where("id", "in", ids).execute();
}

/** Names of teams, each with the id of a statement that is theirs; none for people's. */
export async function teamsOfStatements(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("statements as s")
    .innerJoin("payers as y", "y.id", "s.payer_id")
    .innerJoin("teams as t", "t.id", "y.team_id")
    .select(["s.id", "t.name"])
    .where("s.id", "in", ids)
    .execute();
}

/** The last closed month, unless the burner has answered it; a month can be answered until the next close. */
export async function findMonthToAnswer(db: Queryable, burnerId: number): Promise<PeriodId | null> {
  const { rows } = await sql<{ id: PeriodId }>`
    select month.id
    from (select max(p.id) as id from billing_periods p where p.computed_at is not null) month
    where not exists (select from answers a where a.burner_id = ${burnerId} and a.period_id = month.id)
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Whom a push is for. */
export async function languageOf(db: Queryable, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("language")
    .where("id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row?.language ?? null;
}
