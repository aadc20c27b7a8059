import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import { MAX_TRIES } from "#server/features/mail/deliver-outbox.ts";
import { STOPPED } from "../announce.queries.ts";

export type NoticeRow = {
  to: { id: number; name: string };
  /**
   * `not_needed`: the charge ended or went on without this mail, or the mail was dropped because its template had nothing to
   * say.
   */
  state: "waiting" | "sent" | "given_up" | "not_needed";
  /** When it was sent or given up, or is tried next. */
  at: Date;
  tries: number;
  /** The last error, from the recipient's mail server or ours, of a mail that was not sent. */
  why: string | null;
  copy: boolean;
};

/**
 * The mails that announced a statement's charge to the people who act for its payer today, newest first, copies included.
 */
export async function noticesOf(db: Queryable, statementId: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as "to",
      case
        when o.sent_at is not null then 'sent'
        when o.given_up_at is not null and o.tries >= ${sql.lit(MAX_TRIES)} then 'given_up'
        when o.given_up_at is not null or c.state not in ('planned', 'notified', 'failed', 'action_required') then 'not_needed'
        else 'waiting'
      end as state,
      o.tries, case when o.sent_at is null then o.last_error end as why,
      coalesce(o.sent_at, o.given_up_at, o.not_before) as at,
      o.key like 'notice:%:copy:%' as copy
    from charges c
    join people_of_payers p on p.payer_id = c.payer_id
    join users u on u.id = p.user_id
    join outbox o on o.user_id = p.user_id and o.kind = 'upcoming_charge'
    where c.statement_id = ${statementId}
      and (o.payload ->> 'charge_id')::integer = c.id
    order by o.id desc
    limit 50
  `.execute(db);
  return rows;
}

/** Nothing is taken on the announced day, so a notice would have nothing to say (rule 42). */
export async function isOfStoppedPayer(db: Queryable, statementId: number): Promise<boolean> {
  const { rows } =
    await sql`select from charges c where c.statement_id = ${statementId} and ${STOPPED}`.execute(db);
  return rows.length > 0;
}

/**
 * One copy per person to whom the present notice was sent, or whose mail server finally rejected it. Returns their number.
 */
export async function enqueueCopies(
  db: Queryable,
  charge: { id: number; payer_id: number; notice_no: number },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select concat_ws(':', 'notice', ${charge.id}::integer, 'copy', p.user_id, written.mails),
      'upcoming_charge', p.user_id,
      jsonb_build_object('charge_id', ${charge.id}::integer, 'notice_no', ${charge.notice_no}::integer), ${now}
    from payer_people p
    cross join lateral (
      select count(*) as mails,
        bool_or(
          coalesce((o.payload ->> 'notice_no')::integer, 1) = ${charge.notice_no}
          and (o.sent_at is not null or o.tries >= ${sql.lit(MAX_TRIES)})
        ) as told
      from outbox o
      where o.user_id = p.user_id
        and o.kind = 'upcoming_charge'
        and (o.payload ->> 'charge_id')::integer = ${charge.id}
    ) written
    where p.payer_id = ${charge.payer_id}
      and written.told
    order by p.user_id
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
