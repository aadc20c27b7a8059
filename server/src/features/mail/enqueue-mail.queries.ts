import { sql, type RawBuilder } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import { MASS_MAILS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";
import type { MailAbout, MailName } from "./outbox-mails.ts";

type MailToSend = {
  /** One mail per key, ever. */
  key: string;
  notBefore: Date;
} & MailAbout &
  (
    | { userId: number; organisationId?: undefined }
    /** Its contact, when there is one. */
    | { organisationId: number; userId?: undefined }
  );

/** Puts a mail in the outbox, once per key, and wakes the sender when the transaction commits. */
export async function enqueueMail(
  db: Queryable,
  { key, kind, payload, notBefore, userId, organisationId }: MailToSend,
): Promise<void> {
  await sql`
    insert into outbox (key, kind, user_id, organisation_id, payload, not_before)
    values (
      ${key}, ${kind}, ${userId ?? null}, ${organisationId ?? null}, ${JSON.stringify(payload)}, ${notBefore}
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

/**
 * Puts one mail in the outbox for each of the readers, a selection of `key`, `user_id` and `payload`: so many a minute from
 * now on. Returns their number.
 */
export async function enqueueToMany(
  db: Queryable,
  { kind, readers }: { kind: MailName; readers: RawBuilder<unknown> },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select key, ${kind}::text, user_id, payload,
      ${now}::timestamptz + make_interval(
        mins => ((row_number() over (order by user_id, key) - 1) / ${sql.lit(MASS_MAILS_A_MINUTE)})::integer
      )
    from (${readers}) as readers
    on conflict (key) do nothing
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A mail that is not sent by itself, because it stands in the digest of this day. */
export async function addToDigest(db: Queryable, id: number, day: Day): Promise<void> {
  await sql`update outbox set payload = payload || jsonb_build_object('digest', ${day}::text) where id = ${id}`.execute(
    db,
  );
}
