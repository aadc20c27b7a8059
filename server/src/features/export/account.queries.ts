import { sql } from "kysely";
import type { PageQuery, Row } from "./table.ts";
import type { Queryable } from "../../db/client.ts";
import { exportedFrom, PRIVACY_COLUMNS, USER_COLUMNS } from "../../db/person-columns.ts";

export const profile: PageQuery = async (db, { userId, after }) => {
  const { rows } = await sql<Row>`
    select u.id as key, ${sql.raw(exportedFrom("u", USER_COLUMNS))},
      (select r.due_at from erasure_requests r where r.user_id = u.id) as ends_at,
      (
        select json_build_object('type', r.type, 'step', r.step, 'came_by', r.wanted, 'begun_at', r.begun_at)
        from registrations r
        where r.user_id = u.id
      ) as registration_under_way,
      (
        select json_build_object('kcal', g.kcal, 'set_at', g.set_at)
        from weekly_goals g
        where g.user_id = u.id
      ) as weekly_goal,
      (
        select json_build_object(
          'refused', p.refused, 'quiet_from', p.quiet_from, 'quiet_until', p.quiet_until, 'digest', p.digest,
          'declined_at', p.declined_at
        )
        from push_settings p
        where p.user_id = u.id
      ) as pushes,
      (
        select json_agg(json_build_object('moment', m.moment, 'seen_at', m.seen_at) order by m.seen_at, m.moment)
        from moments_seen m
        where m.user_id = u.id
      ) as moments_seen
    from users u
    where u.id = ${userId}
      and u.id > ${after}
  `.execute(db);
  return rows;
};

/** Recent addresses to confirm, and those that a change replaced. */
export const addresses: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select c.id as key, c.kind, c.email::text, c.created_at, c.done_at as confirmed_at,
      c.old_email::text as address_before, c.undone_at as put_back_at
    from address_confirmations c
    where c.user_id = ${userId}
      and c.id > ${after}
    order by c.id
    limit ${limit}
  `.execute(db);
  return rows;
};

export const privacy: PageQuery = async (db, { userId, after }) => {
  const { rows } = await sql<Row>`
    select v.user_id as key, ${sql.raw(exportedFrom("v", PRIVACY_COLUMNS))}
    from privacy_settings v
    where v.user_id = ${userId}
      and v.user_id > ${after}
  `.execute(db);
  return rows;
};

export const consents: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select c.id as key, c.kind, c.text_version, c.granted_at, c.withdrawn_at
    from consents c
    where c.user_id = ${userId}
      and c.id > ${after}
    order by c.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Without the tokens. */
export const connections: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select *
    from (
      select row_number() over (order by c.provider)::integer as key, c.provider, c.provider_user_id as account_there,
        array_to_string(c.scopes, ' ') as allowed, c.status, c.connected_at, c.last_event_at,
        cardinality(c.before_account) as workouts_before_the_account
      from source_connections c
      where c.user_id = ${userId}
    ) numbered
    where key > ${after}
    order by key
    limit ${limit}
  `.execute(db);
  return rows;
};

/** The times only: a session's token is stored as a hash. */
export const signIns: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select *
    from (
      select row_number() over (order by s.created_at, s.token_hash)::integer as key, s.created_at, s.device, s.seen_on, s.revoked_at as ended_at
      from sessions s
      where s.user_id = ${userId}
    ) numbered
    where key > ${after}
    order by key
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Without the public keys, which say nothing to their owner. */
export const passkeys: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select p.id as key, p.name, p.created_at, p.used_on
    from passkeys p
    where p.user_id = ${userId}
      and p.id > ${after}
    order by p.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** For an admin; without the app's secret, which would open the admin pages. */
export const secondFactor: PageQuery = async (db, { userId, after }) => {
  const { rows } = await sql<Row>`
    select f.user_id as key, f.password_at as password_looked_at, f.totp_sealed is not null as app,
      (select count(*)::int from recovery_codes r where r.user_id = f.user_id and r.used_at is null) as recovery_codes_left
    from second_factors f
    where f.user_id = ${userId}
      and f.user_id > ${after}
  `.execute(db);
  return rows;
};

export const organisations: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select o.id as key, o.id as organisation_id, o.name, c.chosen_at
    from user_organisations c
    join organisations o on o.id = c.organisation_id
    where c.user_id = ${userId}
      and o.id > ${after}
    order by o.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** What the app told, as ids and figures of that time. */
export const notifications: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select n.id::float8 as key, n.kind, n.about, n.told_at, n.read_at
    from notifications n
    where n.user_id = ${userId}
      and n.id > ${after}
    order by n.id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Given and received: a number for who it was, as elsewhere. */
export const cheers: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select *
    from (
      select row_number() over (order by c.cheered_at, c.burner_id, c.donor_id)::integer as key, c.week, c.donor_id, c.burner_id, c.cheered_at
      from cheers c
      where c.donor_id = ${userId}
         or c.burner_id = ${userId}
    ) numbered
    where key > ${after}
    order by key
    limit ${limit}
  `.execute(db);
  return rows;
};

/** What one wrote to those who gave; one that was removed has no words left. */
export const answers: PageQuery = async (db, { userId, after, limit }) => {
  const { rows } = await sql<Row>`
    select a.period_id as key, a.period_id as month, a.ready, a.words, a.written_at, a.removed_at
    from answers a
    where a.burner_id = ${userId}
      and a.period_id > ${after}
    order by a.period_id
    limit ${limit}
  `.execute(db);
  return rows;
};

/** Without tokens: they are deleted once the mail is sent. */
export type SentMail = { key: number; outbox_key: string; kind: string; sent_at: Date };

export async function sentMails(
  db: Queryable,
  { userId, after, limit }: Parameters<PageQuery>[1],
): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`
    select o.id as key, o.key as outbox_key, o.kind, o.sent_at
    from outbox o
    where o.user_id = ${userId}
      and o.sent_at is not null
      and o.id > ${after}
    order by o.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Only texts kept by the local mailbox: one sent by a mail server is not stored. */
export async function keptTexts(
  db: Queryable,
  messageIds: readonly string[],
): Promise<Map<string, { subject: string; body: string }>> {
  const { rows } = await sql<{ message_id: string; subject: string; body: string }>`
    select m.message_id, m.subject, m.body_text as body
    from mails m
    where m.message_id = any(${[...messageIds]}::text[])
  `.execute(db);
  return new Map(rows.map(({ message_id, ...text }) => [message_id, text]));
}

export async function ownPicture(
  db: Queryable,
  userId: number,
): Promise<{ content_type: string; content: Buffer } | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("pictures", "pictures.hash", "users.picture_hash")
    .select(["pictures.content_type", "pictures.content"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
