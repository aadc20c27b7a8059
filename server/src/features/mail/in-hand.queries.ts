import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { LEASE_SECONDS } from "../../concurrency/lease.ts";
import { WITHOUT_TOKEN } from "./mail.queries.ts";

/** Extends the leases of mails still being sent. */
export async function renewMails(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`
    update outbox
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from outbox
      where id = any(${ids}::integer[])
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/**
 * The server deferred everything, so these mails are not at fault and get their try back. Where another mail was sent since
 * a mail first failed, the fault is its own mailbox, and it waits as scheduled.
 */
export async function blameTheServer(db: Queryable, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update outbox
    set not_before = ${at}, tries = greatest(tries - 1, 0)
    where id = any(${ids}::integer[])
      and sent_at is null
      and lease_until is null
      and not exists (select from outbox s where s.sent_at > outbox.first_failed_at)
  `.execute(db);
}

/** Given up by an admin. False: it is over already, or being sent at this moment. */
export async function giveUpByHand(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox
    set given_up_at = ${at}, last_error = concat_ws('; ', 'an admin gave it up', last_error), payload = ${WITHOUT_TOKEN}
    where id = ${id}
      and sent_at is null
      and given_up_at is null
      and (lease_until is null or lease_until < clock_timestamp())
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
