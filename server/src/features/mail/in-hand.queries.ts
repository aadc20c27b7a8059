import { sql } from "kysely";
import { isLanguage } from "@kalivo/words/language.ts";
import type { Queryable } from "../../db/client.ts";
import { KEEP_PLAN } from "../../db/prepared.ts";
import { LEASE_SECONDS } from "../../concurrency/lease.ts";
import type { QueuedMail } from "./mail-kind.ts";
import { WITHOUT_TOKEN } from "./mail.queries.ts";
import type { MailName } from "./outbox-mails.ts";
import type { MailInHand } from "./settle.queries.ts";

/** Candidates per claimed mail, because other workers have locked some of them. */
const RIVALS = 64;

type ClaimedRow = {
  id: number;
  key: string;
  kind: MailName;
  payload: unknown;
  claim_no: number;
  tries: number;
  accepted_at: Date | null;
  first_failed_at: Date | null;
  last_error: string | null;
  user_id: number | null;
  email: string | null;
  first_name: string;
  last_name: string;
  language: string;
  erased: boolean;
  confirmed: boolean;
};

/**
 * Claims the next due mails of these kinds. The lease uses real time, because it guards against a process that died, not
 * against a rule; a try is counted now, so that a crash counts too.
 */
export async function claimMails(
  db: Queryable,
  kinds: readonly string[],
  now: Date,
  limit: number,
): Promise<QueuedMail[]> {
  const candidates = sql.lit(limit * RIVALS);
  const { rows } = await sql<ClaimedRow>`
    ${KEEP_PLAN}
    with waiting as materialized (
      select w.id
      from unnest(${kinds}::text[]) as named (kind)
      cross join lateral (
        select id, not_before
        from outbox waits
        where waits.kind = named.kind
          and sent_at is null
          and given_up_at is null
          and not_before <= ${now}
          and (lease_until is null or lease_until < clock_timestamp())
        order by not_before, id
        limit ${candidates}
      ) w
      order by w.not_before, w.id
      limit ${candidates}
    ),
    free as materialized (
      select locked.id
      from waiting
      cross join lateral ( -- one after the other, so that no more are read and locked than are claimed
        select id
        from outbox
        where id = waiting.id
          and sent_at is null and given_up_at is null and not_before <= ${now} -- a rival may have tried it meanwhile
          and (lease_until is null or lease_until < clock_timestamp())
        for update skip locked
      ) locked
      limit ${sql.lit(limit)}
    ),
    claimed as (
      update outbox o
      set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}), tries = o.tries + 1,
        claim_no = o.claim_no + 1
      from free
      where o.id = free.id
      returning o.id, o.key, o.kind, o.payload, o.claim_no, o.tries, o.accepted_at, o.first_failed_at, o.last_error,
        o.user_id, o.organisation_id, o.not_before
    )
    select m.id, m.key, m.kind, m.payload, m.claim_no, m.tries, m.accepted_at, m.first_failed_at, m.last_error, m.user_id,
      coalesce(u.email::text, m.payload #>> '{recipient,mail}', c.contact_mail) as email, coalesce(u.first_name, c.name) as first_name,
      coalesce(u.last_name, '') as last_name, coalesce(u.language, m.payload #>> '{recipient,language}', c.contact_language) as language,
      u.erased_at is not null as erased,
      u.id is null or u.email_confirmed_at is not null as confirmed -- of an organisation's contact an admin has said it
    from claimed m
    left join users u on u.id = m.user_id
    left join organisations c on c.id = m.organisation_id
    order by m.not_before, m.id
  `.execute(db);
  return rows.map(queuedMail);
}

const queuedMail = (row: ClaimedRow): QueuedMail => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  payload: row.payload,
  claim: row.claim_no,
  tries: row.tries,
  acceptedAt: row.accepted_at,
  firstFailedAt: row.first_failed_at,
  lastError: row.last_error,
  recipient: {
    userId: row.user_id ?? 0,
    isContact: row.user_id === null,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: isLanguage(row.language) ? row.language : "en",
    erased: row.erased,
    confirmed: row.confirmed,
  },
});

/** SQL: one of these, which nobody has claimed since. */
const among = (mails: readonly MailInHand[]) => sql`
  (id, claim_no) in (
    select *
    from unnest(${mails.map(({ id }) => id)}::integer[], ${mails.map(({ claim }) => claim)}::integer[])
  )`;

/** Extends the leases of mails still being sent; one that another worker took over is not ours to extend. */
export async function renewMails(db: Queryable, mails: readonly MailInHand[]): Promise<void> {
  await sql`
    update outbox
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from outbox
      where ${among(mails)}
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/**
 * The server deferred everything, so these mails are not at fault and get their try back. Where another mail was sent since
 * a mail first failed, the fault is its own mailbox, and it waits as scheduled.
 */
export async function blameTheServer(db: Queryable, mails: readonly MailInHand[], at: Date): Promise<void> {
  await sql`
    update outbox
    set not_before = ${at}, tries = greatest(tries - 1, 0)
    where ${among(mails)}
      and sent_at is null
      and lease_until is null
      and not exists (select from outbox s where s.sent_at > outbox.first_failed_at)
  `.execute(db);
}

/**
 * Given up by an admin; should it be wanted again, it is sent anew. False: it is over already, or being sent at this moment.
 */
export async function giveUpByHand(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox
    set given_up_at = ${at}, lease_until = null, accepted_at = null,
      last_error = concat_ws('; ', 'an admin gave it up', last_error), payload = ${WITHOUT_TOKEN}
    where id = ${id}
      and sent_at is null
      and given_up_at is null
      and (lease_until is null or lease_until < clock_timestamp())
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
