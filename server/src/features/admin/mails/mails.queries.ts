import { sql } from "kysely";
import type { AdminOutboxMail } from "@kalivo/contract/shapes/admin-mail.ts";
import type { Queryable } from "#server/db/client.ts";
import { MAX_TRIES } from "../../mail/deliver-outbox.ts";
import { UNACCEPTED, unnoticed } from "../dashboard/alarms/alarms.queries.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type MailRow = { id: number; recipient: string; subject: string; sent_at: Date };

export const selectKeptMails = (db: Queryable, slice: Slice): Promise<Page<MailRow>> =>
  selectPage(
    db,
    {
      columns: sql`m.id, m.recipient, m.subject, m.sent_at`,
      from: sql`mails m`,
      order: sql`m.sent_at desc, m.id desc`,
    },
    slice,
  );

export type OutboxRow = {
  id: number;
  kind: string;
  recipient: { id: number; name: string; email: string } | null;
  state: AdminOutboxMail["state"];
  tries: number;
  last_error: string | null;
  not_before: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
};

/** Of the outbox `o` and its reader `u`. */
const OUTBOX = sql`
  o.id, o.kind, o.tries, o.last_error, o.not_before, o.sent_at, o.given_up_at,
  case
    when o.sent_at is not null then 'sent'
    when o.given_up_at is null then 'waiting'
    when o.tries >= ${sql.lit(MAX_TRIES)} then 'given_up'
    else 'dropped'
  end as state,
  case when u.erased_at is null
    then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email)
  end as recipient`;

const CONDITIONS = {
  waiting: sql`o.sent_at is null and o.given_up_at is null`,
  sent: sql`o.sent_at is not null`,
  given_up: sql`o.given_up_at is not null and o.tries >= ${sql.lit(MAX_TRIES)}`,
  dropped: sql`o.given_up_at is not null and o.tries < ${sql.lit(MAX_TRIES)}`,
} as const satisfies Record<AdminOutboxMail["state"], ReturnType<typeof sql>>;

/** The mails counted by the alarm of that name: each charge's notices that no server has accepted. */
const noticesNotSent = (before: Date) => sql`
  exists (
    select
    from charges c
    join billing_periods p on p.id = c.period_id
    join payer_people w on w.payer_id = c.payer_id and w.user_id = o.user_id
    where ${UNACCEPTED}
      and ${unnoticed(before)}
  )`;

export type OutboxFilter = { state: AdminOutboxMail["state"] } | { noticesBefore: Date } | null;

function conditionOf(filter: OutboxFilter) {
  if (filter === null) return sql`true`;
  return "state" in filter ? CONDITIONS[filter.state] : noticesNotSent(filter.noticesBefore);
}

export const selectOutbox = (db: Queryable, filter: OutboxFilter, slice: Slice): Promise<Page<OutboxRow>> =>
  selectPage(
    db,
    {
      columns: OUTBOX,
      from: sql`outbox o join users u on u.id = o.user_id where ${conditionOf(filter)}`,
      order: sql`o.id desc`,
    },
    slice,
  );

export async function findOutboxMail(db: Queryable, id: number): Promise<OutboxRow | null> {
  const { rows } = await sql<OutboxRow>`
    select ${OUTBOX}
    from outbox o
    join users u on u.id = o.user_id
    where o.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}
