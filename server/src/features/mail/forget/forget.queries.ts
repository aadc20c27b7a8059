import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/** The keys of all mails ever queued for a person. */
export async function keysOfMailsTo(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("key").where("user_id", "=", userId).execute();
  return rows.map(({ key }) => key);
}

/**
 * Stops all mails to the person, and deletes mail server errors, which may contain the address. The rows stay, because the
 * books count them.
 */
export async function giveUpMailsTo(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    update outbox
    set given_up_at = case when sent_at is null then coalesce(given_up_at, ${now}) else given_up_at end,
      last_error = null, payload = payload - 'token' - 'name'
    where user_id = ${userId}
  `.execute(db);
}

/** The local mailbox's copies of the mails to this person, under whatever address. */
export async function deleteKeptMails(
  db: Queryable,
  email: string,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    delete from mails
    where recipient = ${email}
       or message_id = any(${[...messageIds]}::text[])
  `.execute(db);
}

/** The local mailbox's copies of mails sent before this instant, to anyone. */
export async function deleteMailsKeptBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from mails where sent_at < ${before}`.execute(db);
}

/**
 * The local mailbox's copies of mails to people who knew the person: donors and burners, also as admins of a team that
 * gives, team mates, and admins told of them or of their decisions. `markup` is the name as HTML.
 */
export async function replaceNameInKeptMails(
  db: Queryable,
  userId: number,
  { name, markup, instead }: { name: string; markup: string; instead: string },
): Promise<void> {
  await sql`
    update mails
    set subject = replace(subject, ${name}, ${instead}),
      body_text = replace(body_text, ${name}, ${instead}),
      html = replace(html, ${markup}, ${instead})
    where position(${name} in subject || body_text) > 0
      and recipient in (
        select u.email::text
        from users u
        where u.id in (
          select burner_id
          from pledges
          where payer_id in (select payer_id from payer_people where user_id = ${userId})
          union all
          select people.user_id
          from pledges p
          join people_of_payers people on people.payer_id = p.payer_id
          where p.burner_id = ${userId}
          union all
          select mate.user_id
          from team_members own
          join team_members mate on mate.team_id = own.team_id
          where own.user_id = ${userId}
          union all
          select user_id
          from outbox
          where kind = 'admin_news'
        )
      )
  `.execute(db);
}

/**
 * Deletes outbox rows that were sent or given up before this instant, oldest first. How many receipts of a charge are among
 * them is kept, because the books count them.
 */
export async function forgetOutboxBefore(db: Queryable, before: Date, limit: number): Promise<void> {
  await sql`
    with gone as (
      delete from outbox
      where id in (
        select id
        from outbox
        where coalesce(sent_at, given_up_at) < ${before}
        order by coalesce(sent_at, given_up_at)
        limit ${limit}
        for update skip locked
      )
      returning kind, payload
    )
    insert into receipts_forgotten as r (charge_id, mails)
    select (payload ->> 'charge_id')::integer as charge_id, count(*)
    from gone
    where kind = 'receipt'
    group by 1
    order by 1
    on conflict (charge_id) do update set mails = r.mails + excluded.mails
  `.execute(db);
}
