import { sql } from "kysely";
import type { OutgoingMail } from "../../adapters/mail/port.ts";
import type { Queryable } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";
import { withPicturesInside } from "./inline-pictures.ts";

/** A link's token is deleted once the mail is sent. */
export const WITHOUT_TOKEN = sql`payload - 'token'`;

/** Retries a mail that was given up; false when it was not, or was sent. */
export async function sendAgain(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox
    set given_up_at = null, tries = 0, first_failed_at = null, late_since = null, not_before = ${at}, last_error = null,
      refused_code = null, lease_until = null
    where id = ${id}
      and given_up_at is not null
      and sent_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Retries every mail given up since this instant after all its tries; returns their number. The data of a reset link is not
 * kept: the person requests another one.
 */
export async function sendAllAgain(db: Queryable, since: Date, tries: number, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox o
    set given_up_at = null, tries = 0, first_failed_at = null, late_since = null, not_before = ${at}, last_error = null,
      refused_code = null, lease_until = null
    from users u
    where u.id = o.user_id
      and u.erased_at is null
      and o.given_up_at >= ${since}
      and o.tries >= ${tries}
      and o.sent_at is null
      and o.kind <> 'reset'
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Why a mail waits without an error. */
export const HELD = "held until the address is confirmed";

/** Sends the held mails now. */
export async function releaseHeldMails(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    update outbox
    set not_before = ${now}
    where user_id = ${userId}
      and last_error = ${HELD}
      and sent_at is null
      and given_up_at is null
  `.execute(db);
  await notifyJobs(db, "mail");
}

/** The local mailbox, whose pages show a mail with its pictures inside: idempotent by key. */
export async function keepMail(db: Queryable, mail: OutgoingMail, at: Date): Promise<void> {
  await sql`
    insert into mails (recipient, subject, html, body_text, sent_at, message_id)
    values (${mail.to}, ${mail.subject}, ${withPicturesInside(mail.html, mail.pictures)}, ${mail.text}, ${at}, ${mail.messageId})
    on conflict (message_id) do nothing
  `.execute(db);
}

export type KeptMail = {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  bodyText: string;
  sentAt: Date;
};

export async function listMails(
  db: Queryable,
  limit: number,
): Promise<Omit<KeptMail, "html" | "bodyText">[]> {
  return db
    .selectFrom("mails")
    .select(["id", "recipient", "subject", "sent_at as sentAt"])
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function readMail(db: Queryable, id: number): Promise<KeptMail | undefined> {
  return db
    .selectFrom("mails")
    .select(["id", "recipient", "subject", "html", "body_text as bodyText", "sent_at as sentAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}
