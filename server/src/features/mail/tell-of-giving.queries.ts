import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { notifyJobs } from "../../db/notify-jobs.ts";

/** A mail waits this long for more of what began and ended. */
const WAITS_MS = 15 * 60_000;

const waitUntil = (now: Date) => new Date(now.getTime() + WAITS_MS);

/** The mails of `people` that wait take in what is at `now`, and wait again. */
const waitAgain = (now: Date) => sql`
  update outbox o
  set not_before = ${waitUntil(now)}, payload = o.payload || jsonb_build_object('until', ${now.toISOString()}::text)
  from people
  where o.user_id = people.user_id
    and o.kind = 'giving_changed'
    and o.payload ->> 'payer_id' = people.payer_id::text
    and o.sent_at is null
    and o.given_up_at is null
    and (o.lease_until is null or o.lease_until < clock_timestamp())`;

/**
 * Tells everybody who acts for a payer what began or ended at `now`, in one mail after the last change (rule 76): a mail that
 * waits takes it in. Nothing while there is no payment method, because nothing counts then.
 */
export async function tellOfGiving(db: Queryable, payerId: number, now: Date): Promise<void> {
  const instant = now.toISOString();
  await sql`
    with people as (
      select p.payer_id, p.user_id
      from payer_people p
      join payers y on y.id = p.payer_id
      where p.payer_id = ${payerId}
        and y.method_since is not null
    ),
    waiting as (
      ${waitAgain(now)}
      returning o.user_id
    )
    insert into outbox (key, kind, user_id, payload, not_before)
    select concat_ws(':', 'giving_changed', payer_id, user_id, ${instant}::text), 'giving_changed', user_id,
      jsonb_build_object('payer_id', payer_id, 'since', ${instant}::text, 'until', ${instant}::text), ${waitUntil(now)}
    from people
    where user_id not in (select user_id from waiting)
    on conflict (key) do nothing
  `.execute(db);
  await notifyJobs(db, "mail");
}

/** Other terms are no mail (rule 76); one that waits leaves a quarter of an hour after them, and says them. */
export async function retellGiving(db: Queryable, payerId: number, now: Date): Promise<void> {
  await sql`
    with people as (
      select p.payer_id, p.user_id from payer_people p where p.payer_id = ${payerId}
    )
    ${waitAgain(now)}
  `.execute(db);
}
