import { sql, type RawBuilder } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { NotificationKind } from "@kalivo/domain/people/notifications.ts";
import type { Queryable } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";

/** What each kind is about: ids, and figures as they were then. */
export type NotificationAbout = {
  new_donor: { payer_id: number };
  /** A week by its Monday. */
  cheered: { week: string };
  /** A closed month by its number. */
  answer_due: { period: PeriodId };
  answered: { burner_id: number; statement_id: number };
  collecting: { statement_id: number; cents: number; due_at: string };
  collected: { statement_id: number; cents: number };
  not_collected: { statement_id: number; cents: number };
  /** What of the reader's is in it: given, and raised. */
  proof: { organisation_id: number; post_id: number; given_cents: number; raised_cents: number };
};

export type Told = {
  [Kind in NotificationKind]: { kind: Kind; about: NotificationAbout[Kind] };
}[NotificationKind];

/** Tells somebody once per key, and pushes it where they asked for that; sent at commit. */
export async function notify(
  db: Queryable,
  { userId, key, kind, about }: { userId: number; key: string } & Told,
  now: Date,
): Promise<void> {
  await notifyMany(
    db,
    kind,
    sql`select ${userId}::integer as user_id, ${key}::text as key, ${JSON.stringify(about)}::jsonb as about, ${now}::timestamptz as told_at`,
  );
}

/** The same for each of the readers: a selection of `user_id`, `key`, `about` (as of the kind) and `told_at`. */
export async function notifyMany(
  db: Queryable,
  kind: NotificationKind,
  readers: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, key, about, told_at, push_at)
    select r.user_id, ${kind}::text, r.key, r.about, r.told_at,
      case when exists (select from push_subscriptions s where s.user_id = r.user_id) then r.told_at end
    from (${readers}) as r
    on conflict (user_id, key) do nothing
  `.execute(db);
  await notifyJobs(db, "push");
}

type Key = { userId: number; key: string };

/** Whether what somebody was told under a key was read. */
export async function isReadAlready(db: Queryable, { userId, key }: Key): Promise<boolean> {
  const row = await db
    .selectFrom("notifications")
    .select("read_at")
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row !== undefined && row.read_at !== null;
}

/** What is not so any more is not told any more. */
export async function takeBack(db: Queryable, { userId, key }: Key): Promise<void> {
  await db.deleteFrom("notifications").where("user_id", "=", userId).where("key", "=", key).execute();
}

/** What a person was told, and where it was pushed. */
export async function forgetTold(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom("notifications").where("user_id", "=", userId).execute();
  await db.deleteFrom("push_subscriptions").where("user_id", "=", userId).execute();
  await db.deleteFrom("push_settings").where("user_id", "=", userId).execute();
}
