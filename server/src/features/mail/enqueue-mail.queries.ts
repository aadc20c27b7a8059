import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";
import type { MailName } from "./mail-kind.ts";

export type MailToSend = {
  /** One mail per key, ever. */
  key: string;
  kind: MailName;
  payload: Record<string, unknown>;
  notBefore: Date;
} & ({ userId: number } | { /** Its contact, when there is one. */ organisationId: number });

/** Puts a mail in the outbox, once per key, and wakes the sender when the transaction commits. */
export async function enqueueMail(
  db: Queryable,
  { key, kind, payload, notBefore, ...to }: MailToSend,
): Promise<void> {
  await sql`
    insert into outbox (key, kind, user_id, organisation_id, payload, not_before)
    values (
      ${key}, ${kind}, ${"userId" in to ? to.userId : null}, ${"userId" in to ? null : to.organisationId},
      ${JSON.stringify(payload)}, ${notBefore}
    )
    on conflict (key) do nothing
  `.execute(db);
  await notifyJobs(db, "mail");
}

/** Sends waiting mails with this key now, to each of their recipients. One sent or given up stays so. */
export async function sendWaiting(db: Queryable, key: string, now: Date): Promise<void> {
  await sql`
    update outbox
    set not_before = ${now}
    where (key = ${key} or starts_with(key, ${`${key}:`}))
      and not_before > ${now}
      and sent_at is null
      and given_up_at is null
  `.execute(db);
  await notifyJobs(db, "mail");
}
